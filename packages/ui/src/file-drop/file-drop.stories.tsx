import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { FileDrop, type FileDropProps } from './index.ts';

const megabyte = 1024 * 1024;
/** A picture of a few letters, as a screen would give it. */
const pictureOf = (name: string, tint: string) =>
  new File(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="${tint}"/></svg>`,
    ],
    name,
    { type: 'image/svg+xml', lastModified: 0 },
  );
const png = (name: string, size = 8) =>
  new File([new Uint8Array(size)], name, { type: 'image/png', lastModified: 0 });

const why = {
  type: (name: string) => `${name} is neither png nor jpg.`,
  size: (name: string) => `${name} is larger than 5 MB.`,
  count: (name: string) => `${name} would be the fourth; three are enough.`,
};

const args: FileDropProps & { onChange: ReturnType<typeof fn> } = {
  label: 'Pictures',
  children: 'Drop pictures here, or choose them',
  description: 'png or jpg, at most 5 MB each, at most 3.',
  accept: ['image/png', 'image/jpeg'],
  maxBytes: 5 * megabyte,
  maxFiles: 3,
  files: [],
  onChange: fn(),
  refusal: ({ file, reason }) => why[reason](file.name),
  labels: {
    files: 'Chosen pictures',
    remove: (name) => `Remove ${name}`,
    size: (bytes) => `${Math.ceil(bytes / 1024)} kB`,
    progress: (share) => `${Math.round(share * 100)} %`,
  },
};

function Kept(props: FileDropProps) {
  const [files, setFiles] = useState(props.files);
  return (
    <FileDrop
      {...props}
      files={files}
      onChange={(next) => {
        setFiles(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'FileDrop',
  component: FileDrop,
  args,
  parameters: { stress: { missing: { progress: undefined, description: undefined } } },
  render: (args: FileDropProps) => <Kept {...args} />,
});

export const Empty = meta.story({
  name: 'Accepts valid files and explains rejections',
  parameters: { spec: ['9.37'] },
  play: async ({ canvas, userEvent, args }) => {
    const chooser = canvas.getByLabelText('Pictures');
    await expect(chooser).toHaveAccessibleDescription('png or jpg, at most 5 MB each, at most 3.');
    const jpg = new File(['j'], 'two.jpg', { type: 'image/jpeg', lastModified: 0 });
    await userEvent.upload(chooser, [png('one.png', 5 * megabyte), jpg]);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    const drop = (...files: File[]) => {
      const dataTransfer = new DataTransfer();
      for (const file of files) dataTransfer.items.add(file);
      fireEvent(chooser, new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    };
    drop(new File(['g'], 'moving.gif', { type: 'image/gif' }), png('huge.png', 5 * megabyte + 1));
    const refused = await canvas.findByText('moving.gif is neither png nor jpg.');
    await expect(refused.closest('[aria-live]')).not.toBeNull();
    await expect(canvas.getByText('huge.png is larger than 5 MB.')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    drop(png('three.png'), png('four.png'));
    await expect(
      await canvas.findByText('four.png would be the fourth; three are enough.'),
    ).toBeVisible();
    await expect(canvas.queryByText('huge.png is larger than 5 MB.')).toBeNull();
    const kept = args.onChange.mock.lastCall?.[0] as File[];
    await expect(kept.map(({ name }) => name)).toEqual(['one.png', 'two.jpg', 'three.png']);
  },
});
export const ByKeyboard = meta.story({
  name: 'Removes a file by keyboard',
  args: { files: [png('one.png'), png('two.png')] },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Remove one.png' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('one.png')).toBeNull();
    await expect(args.onChange.mock.lastCall?.[0]).toHaveLength(1);
    await expect(canvas.getByLabelText('Pictures')).toHaveFocus();
  },
});

const revoked = fn();

export const Previews = meta.story({
  name: 'Releases the previews of removed files',
  args: {
    accept: ['image/*', '.pdf'],
    files: [
      pictureOf('lantern.svg', 'teal'),
      new File(['p'], 'receipt.pdf', { type: 'application/pdf', lastModified: 0 }),
    ],
  },
  beforeEach: () => {
    const own = URL.revokeObjectURL;
    revoked.mockClear();
    URL.revokeObjectURL = (url) => {
      revoked(url);
      own.call(URL, url);
    };
    return () => {
      URL.revokeObjectURL = own;
    };
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const picture = await waitFor(() => {
      const [image, ...others] = canvasElement.querySelectorAll('li img');
      expect(others).toEqual([]);
      expect((image as HTMLImageElement).naturalWidth).toBeGreaterThan(0);
      return image as HTMLImageElement;
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove lantern.svg' }));
    await waitFor(() => expect(revoked).toHaveBeenCalledWith(picture.src));
  },
});

const sending = [png('one.png'), png('two.png'), png('three.png')];

export const Sending = meta.story({
  args: {
    files: sending,
    progress: new Map(sending.slice(0, 2).map((file, at) => [file, at === 0 ? 1 : 0.62])),
    disabled: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'two.png' })).toHaveAttribute(
      'aria-valuetext',
      '62 %',
    );
    await expect(canvas.getByLabelText('Pictures')).toBeDisabled();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
export const WithError = meta.story({
  args: { required: true, error: 'Please add a picture of the receipt.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Pictures')).toBeInvalid();
    await expect(canvas.getByLabelText('Pictures')).toBeRequired();
  },
});
export const Disabled = meta.story({ args: { disabled: true } });
