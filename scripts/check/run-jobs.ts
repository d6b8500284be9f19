export interface Outcome {
  readonly ok: boolean;
  /** The output of the job; printed only when it failed. */
  readonly output: string;
}

export interface Job {
  /** The step it belongs to: jobs of one name are one line of the report. */
  readonly step: string;
  readonly run: () => Promise<Outcome>;
}

export interface StepResult {
  readonly step: string;
  readonly ok: boolean;
  /** The total time of its jobs; parallel jobs both count. */
  readonly seconds: number;
  /** The output of its failed jobs. */
  readonly outputs: readonly string[];
}

/**
 * Runs jobs, at most `atOnce` of them at a time, in the order given, and continues after a failure. A job that throws has
 * failed.
 * @returns one result per step, in the order in which steps first appear.
 */
export async function runJobs(jobs: readonly Job[], atOnce: number): Promise<StepResult[]> {
  const done: { step: string; outcome: Outcome; seconds: number }[] = [];
  // every worker draws from the one iterator, so that each job is run once
  const queue = jobs.values();
  const work = async () => {
    for (const { step, run } of queue) {
      const begin = performance.now();
      const outcome = await run().catch(
        (error: unknown): Outcome => ({
          ok: false,
          output: error instanceof Error ? error.message : String(error),
        }),
      );
      done.push({ step, outcome, seconds: (performance.now() - begin) / 1000 });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));

  return [...new Set(jobs.map(({ step }) => step))].map((step) => {
    const own = done.filter((job) => job.step === step);
    const failed = own.filter(({ outcome }) => !outcome.ok);
    return {
      step,
      ok: failed.length === 0,
      seconds: own.reduce((sum, { seconds }) => sum + seconds, 0),
      outputs: failed.map(({ outcome }) => outcome.output),
    };
  });
}
