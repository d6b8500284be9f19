import { html, moves, svg } from '../dom.ts';
import { runGame } from '../game.ts';
import { type Fish, fishOf, pictureOf } from '../sea/fish.ts';
import './fish.css';

/** Who swims where: how far down and how far on in percent, and the seconds it takes through the picture. */
const school: readonly { fish: Fish; top: number; left: number; seconds: number }[] = [
  { fish: 'minnow', top: 6, left: 10, seconds: 17 },
  { fish: 'minnow', top: 15, left: 30, seconds: 19 },
  { fish: 'ray', top: 10, left: 66, seconds: 26 },
  { fish: 'turtle', top: 60, left: 4, seconds: 34 },
  { fish: 'shark', top: 27, left: 4, seconds: 22 },
  { fish: 'minnow', top: 72, left: 44, seconds: 15 },
  { fish: 'whale', top: 52, left: 62, seconds: 40 },
];
/** Milliseconds of a round, the same whatever is hit. */
const motion = { near: 700, shot: 450, end: 600 } as const;

/** One shot at one fish. Which one it meets, and whether it is hit, the platform has decided. */
runGame({
  draw: (table, _opened, t, { press }) => {
    const swimmers = school.map(({ fish, top, left, seconds }) => {
      const element = html('div', { class: `swimmer ${fish}` }, pictureOf(fish));
      element.style.top = `${top}%`;
      element.style.setProperty('--left', `${left}%`);
      // Begun somewhere on the way, so that the water is never empty.
      element.style.animationDuration = `${seconds}s`;
      element.style.animationDelay = `${-(seconds * (left + 30)) / 130}s`;
      return { fish, element };
    });
    const target = html('div', { class: 'target' });
    const shot = html('div', { class: 'shot' });
    const net = html('div', { class: 'net' }, netPicture());
    const water = html(
      'div',
      { class: 'water', 'aria-hidden': true },
      bottom(),
      ...swimmers.map(({ element }) => element),
      target,
      net,
      shot,
      html('div', { class: 'cannon' }, cannon()),
    );
    water.addEventListener('click', press);
    table.classList.add('sea');
    table.replaceChildren(water, html('p', { class: 'aim' }, t('demo.fish.aim')));

    return {
      show: async ({ signs: [sign, end] = [] }, still) => {
        const fish = fishOf(sign);
        const isHit = end === 'hit';
        delete net.dataset['shown'];
        for (const { element } of swimmers) delete element.dataset['away'];
        const swimmer = swimmers.find((each) => each.fish === fish);
        if (swimmer) swimmer.element.dataset['away'] = '';
        target.replaceChildren(pictureOf(fish));
        water.dataset['aimed'] = '';
        await moves(target, [{ transform: 'translateX(-75%)' }, { transform: 'none' }], {
          still,
          duration: motion.near,
        });
        await moves(
          shot,
          [
            { transform: 'translateY(46%)', opacity: 1 },
            { transform: 'none', opacity: 1 },
          ],
          { still, duration: motion.shot, easing: 'ease-in' },
        );
        await moves(shot, [{ opacity: 0 }, { opacity: 0 }], { still, duration: 1 });
        if (isHit) {
          net.dataset['shown'] = '';
          await moves(
            net,
            [
              { scale: 0.3, opacity: 0 },
              { scale: 1, opacity: 1 },
            ],
            {
              still,
              duration: motion.end,
            },
          );
        } else {
          await moves(target, [{ transform: 'none' }, { transform: 'translate(75%, -12%)' }], {
            still,
            duration: motion.end,
            easing: 'ease-in',
          });
          delete water.dataset['aimed'];
        }
      },
      describe: ({ signs: [sign, end] = [] }) =>
        t(end === 'hit' ? 'demo.fish.hit' : 'demo.fish.away', {
          fish: t(`demo.fish.${fishOf(sign)}`),
        }),
      sign: (sign) => ({ picture: pictureOf(fishOf(sign)), text: t(`demo.fish.${fishOf(sign)}`) }),
    };
  },
});

/** A net of rings and spokes. */
function netPicture(): SVGSVGElement {
  const spokes = Array.from({ length: 8 }, (_, index) => {
    const angle = (Math.PI * index) / 8;
    const [x, y] = [48 * Math.cos(angle), 48 * Math.sin(angle)];
    return `M${50 - x} ${50 - y}L${50 + x} ${50 + y}`;
  });
  return svg(
    'svg',
    { viewBox: '0 0 100 100' },
    svg('path', { d: spokes.join('') }),
    ...[16, 32, 48].map((r) => svg('circle', { cx: 50, cy: 50, r })),
  );
}

/** Light from above, sand and weeds. */
function bottom(): SVGSVGElement {
  return svg(
    'svg',
    { viewBox: '0 0 360 260', preserveAspectRatio: 'none', class: 'bottom' },
    svg('path', {
      class: 'light',
      d: 'M60 0h40L40 260H-30zM170 0h30l-10 260h-70zM290 0h30l60 260h-60z',
    }),
    svg('path', {
      class: 'weed',
      d: 'M28 250c-14-30 12-44-2-74 18 26 0 44 12 74zM44 252c-8-20 10-30 4-50 12 18 2 32 8 50zM322 250c-14-36 14-50 0-86 20 30-2 52 12 86zM306 252c-8-18 10-28 4-46 12 18 0 28 8 46z',
    }),
    svg('path', { class: 'sand', d: 'M0 244c40-14 90-4 140-6s90-12 140-2c40 6 60 0 80-4v28H0z' }),
  );
}

function cannon(): SVGSVGElement {
  return svg(
    'svg',
    { viewBox: '0 0 80 70' },
    svg('path', { class: 'barrel', d: 'M32 6h16l4 34H28zM29 2h22v8H29z' }),
    svg('path', { class: 'mount', d: 'M10 70a30 30 0 0 1 60 0z' }),
    svg('circle', { class: 'bolt', cx: 40, cy: 54, r: 7 }),
  );
}
