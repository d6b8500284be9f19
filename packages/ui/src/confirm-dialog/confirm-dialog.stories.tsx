import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

const meta = preview.meta({
  title: 'ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Log out?',
    children: 'You will be logged out here and in all open tabs.',
    confirmLabel: 'Log out',
    cancelLabel: 'Stay',
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: { stress: { open: { open: true }, missing: { children: undefined } } },
});

const page = within(document.body);
const open = () =>
  waitFor(() =>
    expect(document.querySelector('[data-state]')).toHaveAttribute('data-state', 'open'),
  );

export const TwoAnswers = meta.story({
  play: async ({ args }) => {
    await open();
    await userEvent.click(page.getByRole('button', { name: 'Stay' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await userEvent.click(page.getByRole('button', { name: 'Log out' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

export const ByKeyboard = meta.story({
  name: 'Confirms by Enter and cancels by Escape',
  parameters: { spec: ['9.45'] },
  play: async ({ args }) => {
    await open();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onCancel).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

export const OneAnswer = meta.story({
  args: {
    title: 'Not with a trial account',
    children: 'You need a real account for this.',
    confirmLabel: 'Submit',
    cancelLabel: undefined,
  },
  play: async () => {
    await open();
    await expect(page.getAllByRole('button')).toHaveLength(1);
  },
});

export const Alert = meta.story({
  args: { alert: true },
  play: async ({ args }) => {
    await open();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});

export const Busy = meta.story({
  name: 'Ignores clicks while busy',
  args: { busy: true },
  play: async ({ args }) => {
    await open();
    await userEvent.keyboard('{Enter}{Escape}');
    await userEvent.click(page.getByRole('button', { name: 'Log out' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});
