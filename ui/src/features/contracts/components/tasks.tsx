import { useState } from 'react';
import { type TaskChange, useChangeTask, useTasks } from '../../../data/projects/tasks';
import { Button } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import { ErrorState } from '../../../kit/error-state';
import { lazyOverlay } from '../../../kit/lazy-overlay';
import { useOverlay } from '../../../kit/overlay';
import { SkeletonText } from '../../../kit/skeleton';
import type { Contract, ProjectTask } from '../../../lib/api';
import { date, fullDay } from '../../../lib/format';
import type { ActionState } from '../../../lib/use-action';

const TaskSheet = lazyOverlay(() => import('./task-sheet'));

/** A list of what has to be done, which both sides share. */
export default function Tasks({ contract }: { contract: Contract }) {
  const list = useTasks(contract.id);
  const [adding, setAdding] = useOverlay('task');
  const save = useChangeTask(contract.id, () => undefined);
  if (list.isSuccess && list.data.items.length === 0 && !list.data.canChange) return null;
  return (
    <section className="card card-p stack gap-3" aria-label="Tasks">
      <h2 className="section-title">Tasks</h2>
      {list.isPending && <SkeletonText label="Loading the tasks" />}
      {list.isError && <ErrorState title="The tasks didn’t load" error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.items.length === 0 && <p className="mut">A list you both see and check off: what has to be done, by whom and when.</p>}
      {list.data && list.data.items.length > 0 && (
        <ul aria-label="Tasks">
          {list.data.items.map((task) => (
            <li key={task.id} className="task">
              <Task task={task} contract={contract} save={save} canChange={list.data.canChange} />
            </li>
          ))}
        </ul>
      )}
      <ErrorLine error={save.error} />
      {list.data?.canChange && (
        <div>
          <Button aria-haspopup="dialog" onClick={() => setAdding(true)}>
            Add task
          </Button>
        </div>
      )}
      {adding && <TaskSheet contract={contract} task={null} onClose={() => setAdding(false)} />}
    </section>
  );
}

interface TaskProps {
  task: ProjectTask;
  contract: Contract;
  save: ActionState<TaskChange>;
  canChange: boolean;
}

function Task({ task, contract, save, canChange }: TaskProps) {
  const [editing, setEditing] = useOverlay(`task-${task.id}`);
  // The box shows the choice at once. It's over when the stored one has changed, or when saving failed.
  const [choice, setChoice] = useState<{ isDone: boolean; instead: number | null } | null>(null);
  const isDone = choice && choice.instead === task.doneAt && !save.error ? choice.isDone : task.doneAt !== null;
  return (
    <>
      <label className="check grow task-check">
        <input
          type="checkbox"
          checked={isDone}
          disabled={!canChange}
          onChange={(event) => {
            setChoice({ isDone: event.target.checked, instead: task.doneAt });
            save.act({ task, fields: { done: event.target.checked } });
          }}
        />
        <span className="stack">
          <span className={`break${isDone ? ' task-done' : ''}`}>{task.title}</span>
          <span className="sm mut">{about(task, contract)}</span>
        </span>
      </label>
      {canChange && (
        <Button size="sm" variant="ghost" aria-haspopup="dialog" aria-label={`Edit ${task.title}`} onClick={() => setEditing(true)}>
          Edit
        </Button>
      )}
      {editing && <TaskSheet contract={contract} task={task} onClose={() => setEditing(false)} />}
    </>
  );
}

function about({ side, dueOn, doneAt }: ProjectTask, { employer, worker }: Contract): string {
  const who = side === null ? '' : side === 'worker' ? worker.name : employer.name;
  const when = doneAt !== null ? `done ${date(doneAt)}` : dueOn ? `by ${fullDay(dueOn)}` : '';
  return [who, when].filter(Boolean).join(', ');
}
