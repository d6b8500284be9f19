import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { BarChart } from './bar-chart.tsx';

const results = [120, -80, 310, 0, -260, 45, 190];

const meta = preview.meta({
  title: 'BarChart',
  component: BarChart,
  args: {
    label: 'Wins and losses of seven days',
    bars: results.map((value, at) => ({
      id: `day-${at}`,
      label: `${15 + at} Nov`,
      value,
      text: `${value < 0 ? '−' : '+'}₹${Math.abs(value)}.00`,
    })),
    tickOf: (value) => `₹${value}`,
  },
  parameters: { stress: { missing: { bars: [] } } },
});

const heightOf = (bar: Element | undefined) => bar?.getBoundingClientRect().height ?? 0;

export const Results = meta.story({
  name: 'Draws gains upwards and losses downwards',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: /seven days/ })).toBeVisible();
    await expect(canvas.getByText('Wins and losses of seven days')).toBeVisible();
    const bars = [...canvasElement.querySelectorAll('rect')];
    await expect(bars).toHaveLength(results.length);
    // As high as its value, whichever way.
    await expect(heightOf(bars[2]) / heightOf(bars[0])).toBeCloseTo(310 / 120, 1);
    await expect(heightOf(bars[4]) / heightOf(bars[1])).toBeCloseTo(260 / 80, 1);
    const top = (at: number) => bars[at]?.getBoundingClientRect().top ?? 0;
    const bottom = (at: number) => bars[at]?.getBoundingClientRect().bottom ?? 0;
    await expect(Math.abs(bottom(0) - top(1))).toBeLessThan(2);
    await expect(bars[1]).toHaveTextContent('16 Nov: −₹80.00');
  },
});

export const Many = meta.story({
  name: 'Ninety days in the width of a phone',
  args: {
    label: 'Wins and losses of ninety days',
    bars: Array.from({ length: 90 }, (_, at) => ({
      id: `day-${at}`,
      label: `Day ${at + 1}`,
      value: Math.round(400 * Math.sin(at / 5)),
      text: `${at}`,
    })),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
