// Where a turn or a winter stands: its steps in order, which are done, and which is the present one.
import type { Stroganov } from "../../views.gen";

export interface Step {
  readonly name: Stroganov.Moment;
  readonly isDone: boolean;
  readonly isNow: boolean;
}

const COURSES: readonly (readonly Stroganov.Moment[])[] = [
  ["start"],
  ["move", "basic", "main", "second", "done"],
  ["income", "stories", "songs", "upkeep"],
];

/** The steps of the turn or the winter that a moment is in; none where nothing is under way. */
export function stepsAt(moment: Stroganov.Moment | null): readonly Step[] {
  const course = moment ? (COURSES.find((steps) => steps.includes(moment)) ?? []) : [];
  const now = moment ? course.indexOf(moment) : -1;
  return course.map((name, at) => ({ name, isDone: at < now, isNow: at === now }));
}
