import { pool } from "@/lib/db/pool";
import type { TaskName } from "@/lib/feature";

export type DeadJob = {
  id: string;
  task: TaskName;
  payload: unknown;
  attempts: number;
  error: string;
  createdAt: Date;
  failedAt: Date;
};

/** Jobs that have failed at every attempt, latest first. They stay in the table. */
export async function listDeadJobs({ skip = 0, take = 50 } = {}): Promise<DeadJob[]> {
  const { rows } = await pool().query<DeadJob>(
    `SELECT jobs.id::text, tasks.identifier AS task, jobs.payload, jobs.attempts, coalesce(jobs.last_error, '') AS error,
            jobs.created_at AS "createdAt", jobs.updated_at AS "failedAt"
     FROM graphile_worker._private_jobs AS jobs JOIN graphile_worker._private_tasks AS tasks ON tasks.id = jobs.task_id
     WHERE jobs.attempts >= jobs.max_attempts AND jobs.locked_at IS NULL
     ORDER BY jobs.updated_at DESC, jobs.id DESC OFFSET $1 LIMIT $2`,
    [skip, take],
  );
  return rows;
}
