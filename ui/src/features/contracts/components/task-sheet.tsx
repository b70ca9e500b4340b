import * as v from 'valibot';
import { useChangeTask } from '../../../data/projects/tasks';
import { Button } from '../../../kit/button';
import { Form } from '../../../kit/form/form';
import { SelectField, TextField } from '../../../kit/form/inputs';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { Sheet } from '../../../kit/sheet';
import type { Contract, ProjectTask } from '../../../lib/api';
import { orNull, text } from '../../../lib/fields';
import { toast } from '../../../lib/toast';

interface SheetProps {
  contract: Contract;
  /** The task to change; null for a new one. */
  task: ProjectTask | null;
  onClose: () => void;
}

/** Adds a task, changes it or deletes it. */
export default function TaskSheet({ contract, task, onClose }: SheetProps) {
  const save = useChangeTask(contract.id, ({ fields }) => {
    onClose();
    if (!fields) toast('Task deleted', '');
  });
  const schema = v.object({ title: text(200, 'Enter what has to be done.'), side: v.picklist(['', 'worker', 'employer']), dueOn: v.string() });
  const form = useSchemaForm(schema, { title: task?.title ?? '', side: task?.side ?? '', dueOn: task?.dueOn ?? '' });
  const sides = [
    { value: '', label: 'Either of you' },
    { value: 'worker', label: contract.worker.name },
    { value: 'employer', label: contract.employer.name },
  ];
  return (
    <Sheet open onClose={onClose} title={task ? 'Edit task' : 'Add task'}>
      <Form
        form={form}
        name="task"
        failure={save.error}
        className="stack gap-4"
        onSubmit={({ title, side, dueOn }) => save.act({ task, fields: { title, side: side === '' ? null : side, dueOn: orNull(dueOn) } })}
      >
        <TextField name="title" label="What has to be done" maxLength={200} />
        <SelectField name="side" label="Who does it" options={sides} />
        <TextField name="dueOn" label="Done by" optional type="date" />
        <div className="actions">
          {task && (
            <Button variant="ghost" pending={save.pending} onClick={() => save.act({ task, fields: null })}>
              Delete task
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" pending={save.pending} pendingLabel="Saving…">
            {task ? 'Save task' : 'Add task'}
          </Button>
        </div>
      </Form>
    </Sheet>
  );
}
