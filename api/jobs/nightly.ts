import { type Ctx, type Deps, isoAt, systemContext } from '../context.ts'

/** Work that a module does once a day; returns how many rows it processed. */
export type NightlyTask = { name: string; run(ctx: Ctx): Promise<number> }

/** Before this hour (UTC) it is still the night before: nightly work runs while the restaurant is closed. */
const NIGHT_HOUR = 3
const HOUR_MS = 3_600_000

/**
 * Runs every task that was not run this night yet. However many processes do so at the same time, each task is run by
 * one of them; one that fails is logged, tried again the next time, and does not stop the others.
 */
export async function runNightly(deps: Deps, tasks: readonly NightlyTask[], origin = ''): Promise<void> {
  const night = isoAt(deps.clock() - NIGHT_HOUR * HOUR_MS).slice(0, 10)
  for (const task of tasks) {
    try {
      const before = await takeNight(deps, task.name, night)
      if (before === undefined) continue
      await runTask(deps, task, { night, before, origin })
    } catch (error) {
      deps.log.error('a nightly task failed', { task: task.name, error: String(error).slice(0, 300) })
    }
  }
}

async function runTask(
  deps: Deps,
  task: NightlyTask,
  { night, before, origin }: { night: string; before: string; origin: string },
): Promise<void> {
  try {
    const count = await task.run(systemContext(deps, { origin }))
    deps.log[count > 0 ? 'info' : 'debug']('nightly task done', { task: task.name, count })
  } catch (error) {
    await deps.db
      .updateTable('nightly_runs')
      .set({ night: before })
      .where('task', '=', task.name)
      .where('night', '=', night)
      .execute()
    throw error
  }
}

/**
 * Claims the task for a night: the night it was run before, or undefined when it is done or another process has claimed
 * it.
 */
async function takeNight({ db }: Deps, task: string, night: string): Promise<string | undefined> {
  await db
    .insertInto('nightly_runs')
    .values({ task, night: '' })
    .onConflict((conflict) => conflict.column('task').doNothing())
    .execute()
  const last = await db
    .selectFrom('nightly_runs')
    .select('night')
    .where('task', '=', task)
    .executeTakeFirstOrThrow()
  if (last.night >= night) return undefined
  const { numUpdatedRows } = await db
    .updateTable('nightly_runs')
    .set({ night })
    .where('task', '=', task)
    .where('night', '=', last.night)
    .executeTakeFirst()
  return numUpdatedRows === 1n ? last.night : undefined
}
