-- Which loop performs a task: `remote` if another server is asked, which may not answer for a long time.
ALTER TABLE tasks ADD COLUMN lane TEXT NOT NULL DEFAULT 'own' CHECK (lane IN ('own', 'remote'));
UPDATE tasks SET lane = 'remote' WHERE instr(task, '"card_') > 0;
DROP INDEX tasks_due;
CREATE INDEX tasks_due ON tasks (lane, due_at) WHERE failed_at IS NULL;
