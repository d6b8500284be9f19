import { runGame } from '../game.ts';
import { drawSlot } from '../slot/slot.ts';

/** A slot of five reels. */
runGame({
  draw: (table, opened, t) => {
    table.replaceChildren();
    return drawSlot(table, opened, t);
  },
});
