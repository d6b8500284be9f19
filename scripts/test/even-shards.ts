import { statSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Deals test files to the runs of `--shard` so that all end at about the same time: the longest file first, each to the run that has least to
 * do. What a file takes goes with its length nearly enough; by a hash of names one half of the stories took half as long again as the other.
 */
export class EvenShards extends BaseSequencer {
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { shard } = this.ctx.config;
    if (!shard) return files;
    const loads = Array.from({ length: shard.count }, () => 0);
    const own = new Set<TestSpecification>();
    for (const { file, size } of longestFirst(files)) {
      const least = loads.indexOf(Math.min(...loads));
      loads[least] = (loads[least] ?? 0) + size;
      if (least === shard.index - 1) own.add(file);
    }
    return files.filter((file) => own.has(file));
  }
}

/** The same order on every machine: files of one length by their names. */
function longestFirst(files: readonly TestSpecification[]) {
  return files
    .map((file) => ({ file, size: statSync(file.moduleId).size }))
    .sort((a, b) => b.size - a.size || (a.file.moduleId < b.file.moduleId ? -1 : 1));
}
