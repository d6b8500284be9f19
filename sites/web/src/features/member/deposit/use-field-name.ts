import { useTranslation } from 'react-i18next';

/** Fields of payment methods that have a name in every language. */
const known = [
  'accountName',
  'accountNumber',
  'bankCode',
  'branchCode',
  'walletNumber',
  'reference',
] as const;

/** The name of what a method asks for; one that only the merchant knows is named as its file does. */
export function useFieldName(): (field: string) => string {
  const { t } = useTranslation();
  return (field) => {
    const found = known.find((each) => each === field);
    return found === undefined ? field : t(`deposit.field.${found}`);
  };
}
