import { useQuery } from '@tanstack/react-query';
import type { ContractSide, ProjectTask, ProjectTasks } from '../../lib/api';
import { request } from '../../lib/http';
import { changedByOthers, keyOf } from '../key';
import { useChange } from '../use-change';

export const useTasks = (contract: number) => useQuery<ProjectTasks>({ queryKey: keyOf(['/api/contracts', contract, 'tasks']), ...changedByOthers });

interface TaskFields {
  title: string;
  side: ContractSide | null;
  dueOn: string | null;
}

/** A new task, a change of one, or null to delete it. */
export interface TaskChange {
  task: ProjectTask | null;
  fields: TaskFields | { done: boolean } | null;
}

export const useChangeTask = (contract: number, onDone: (change: TaskChange) => void) =>
  useChange({
    run: ({ task, fields }: TaskChange, idempotencyKey) => {
      if (!task) return request<ProjectTask>('POST', `/api/contracts/${contract}/tasks`, { body: fields, idempotencyKey });
      if (!fields) return request<ProjectTask>('DELETE', `/api/tasks/${task.id}`, { body: {}, idempotencyKey });
      return request<ProjectTask>('PATCH', `/api/tasks/${task.id}`, { body: fields, idempotencyKey });
    },
    events: ['ContractChanged'],
    waitForRefetch: true,
    onDone: (_, change) => onDone(change),
  });
