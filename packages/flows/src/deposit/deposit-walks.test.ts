import { acts, depositFixture, depositMoves, pollMoves, row } from '../../test/deposit-fixture.ts';
import { actRules } from '../../test/fixture.ts';
import { count, provesMachine } from '../../test/proves-machine.ts';
import { depositMachine } from './deposit.machine.ts';

/** What a poll meets: time, answers, an act that runs meanwhile. */
const polled = /^(20 s|refresh|paid|sayPaid yes|read (created|paid))$/;

provesMachine({
  machine: depositMachine,
  start: depositFixture,
  beginnings: [
    {
      start: (watched) => depositFixture(watched, row('paid')),
      moves: depositMoves.slice(0, 6),
      places: 20,
    },
    {
      start: (watched) => depositFixture(watched, row('created')),
      moves: [...pollMoves, ...depositMoves.filter(({ name }) => polled.test(name))],
      places: 100,
    },
  ],
  moves: depositMoves,
  places: 400,
  walks: {
    start: (seed) => depositFixture(undefined, seed % 3 === 0 ? row('created') : undefined),
    moves: () => [...depositMoves, ...pollMoves],
    length: 30,
    sees: (at) => at.output()?.result,
    reaches: ['settled', 'unknown'],
    rules: (at, path) => {
      const output = at.output();
      const all = acts.map((name) => at.services[name]);
      const used = all.map(({ calls }) => new Set(calls.map(({ input }) => input.key)));
      const { step, deposit } = at.view();
      return {
        ...Object.assign({}, ...all.map(actRules)),
        'two acts are in flight': all.reduce((sum, act) => sum + act.open().length, 0) <= 1,
        'two kinds of acts have one key':
          new Set(used.flatMap((of) => [...of])).size ===
          used.reduce((sum, { size }) => sum + size, 0),
        'more than one deposit was begun': count(path, 'createDeposit yes') <= 1,
        'settled without the word of the platform':
          output?.result !== 'settled' || !['created', 'paid'].includes(output.deposit.state),
        'a paid deposit waits for its payment': step !== 'paying' || deposit?.state === 'created',
      };
    },
  },
});
