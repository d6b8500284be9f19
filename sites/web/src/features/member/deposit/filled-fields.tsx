import type { DepositFields } from '@livery/flows/deposit';
import type { MessageId } from '@livery/i18n';
import { TextField } from '@livery/ui/text-field';
import { useTranslation } from 'react-i18next';

/** Names of what methods ask for; another one is named as the platform does. */
const words: Readonly<Record<string, MessageId>> = {
  accountName: 'deposit.field.accountName',
  accountNumber: 'deposit.field.accountNumber',
  bankCode: 'deposit.field.bankCode',
  branchCode: 'deposit.field.branchCode',
  walletNumber: 'deposit.field.walletNumber',
  reference: 'deposit.field.reference',
};

/** As many characters as the platform takes. */
const maxLength = 100;

/** Whether everything that is asked for is there. */
export const isFilled = (names: readonly string[], values: DepositFields): boolean =>
  names.every((name) => values[name]?.trim());

/** What a method asks for, a field each. */
export function Filled({
  names,
  values,
  tried,
  readOnly,
  onChange,
}: {
  names: readonly string[];
  values: DepositFields;
  /** It was sent: what is missing is said. */
  tried: boolean;
  /** What is there is being sent: it stays as it is, and a field that has the focus keeps it. */
  readOnly: boolean;
  onChange: (values: DepositFields) => void;
}) {
  const { t } = useTranslation();
  return names.map((name) => {
    const id = words[name];
    return (
      <TextField
        key={name}
        name={name}
        required
        label={id === undefined ? name : t(id)}
        value={values[name] ?? ''}
        maxLength={maxLength}
        readOnly={readOnly}
        onChange={({ target }) => onChange({ ...values, [name]: target.value })}
        error={tried && !isFilled([name], values) ? t('deposit.field.required') : undefined}
      />
    );
  });
}
