"""Describing: the protocol's page and TypeScript types, made of the structs themselves."""
