### Co se nepovedlo a co s tím

problem-title = Tohle se nepovedlo
problem-any = Stalo se něco nečekaného.
problem-what-now = Zkus to znovu, nebo začni na úvodní stránce.
problem-again = Zkusit znovu
problem-as-guest = Otevřít stůl bez tohoto místa
problem-offline = Server není dostupný. O nic nepřijdeš; zkontroluj připojení a zkus to znovu.
problem-unknown-table = Popros o nový odkaz, nebo si na úvodní stránce otevři vlastní stůl.
problem-unknown-page = Začni na úvodní stránce; najdeš tam i své stoly.
problem-wrong-key = Máš-li novější odkaz, otevři ten. Jinak si stůl prohlédni jako host.
problem-seat-lost = Stůl můžeš dál otevřít jako host, a pokud je volno, znovu si sednout.
problem-no-watching = Máš-li tu místo, otevři svůj tajný odkaz. Až bude po hře, můžeš se vrátit.
problem-too-many = Chvilku počkej a zkus to znovu.
