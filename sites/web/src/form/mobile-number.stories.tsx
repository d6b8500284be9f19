import { loadArea } from '@livery/i18n';
import { Button } from '@livery/ui/button';
import { PhoneField } from '@livery/ui/phone-field';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { FormField } from './form-field.tsx';
import { mobileCheck } from './mobile-rule.ts';
import { required } from './rules.ts';
import { useLiveryForm, type Values } from './use-livery-form.ts';

const dialCodes = [
  { code: '+91', country: 'India' },
  { code: '+880', country: 'Bangladesh' },
];

function Sample({ onSubmit }: { onSubmit: (values: Values<'mobileNum'>) => void }) {
  const [dialCode, setDialCode] = useState('+91');
  const form = useLiveryForm<'mobileNum'>({
    fields: { mobileNum: { rule: required, kind: 'phone', checkSent: mobileCheck(dialCode) } },
    onSubmit,
  });
  return (
    <form {...form.formProps} aria-label="Sample">
      <FormField form={form} name="mobileNum">
        {(bound) => (
          <PhoneField
            {...bound}
            label="Mobile number"
            dialCodeLabel="Country code"
            dialCodes={dialCodes}
            dialCode={dialCode}
            onDialCodeChange={setDialCode}
          />
        )}
      </FormField>
      <Button type="submit" busy={form.busy}>
        Send
      </Button>
    </form>
  );
}

const meta = preview.meta({
  title: 'Form kit/Mobile number',
  component: Sample,
  args: { onSubmit: fn() },
  tags: ['!autodocs'],
  globals: { language: 'EN' },
  beforeEach: async ({ loaded }) => {
    await loadArea(loaded.words, 'session');
  },
});

export const Refused = meta.story({
  name: 'A number of no plan is told at its field once it is sent; the next one goes through',
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText('Mobile number');
    const send = () => userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    // Ten digits that begin as they should; no operator in India has them.
    await userEvent.type(field, '6122123456');
    await expect(field).toBeValid();
    await send();
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveAccessibleDescription('Please enter a valid mobile number.');
    await expect(field).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, '९८१२३४५६७८');
    await waitFor(() => expect(field).toBeValid());
    await send();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
});
