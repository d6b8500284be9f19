import type { RequestOf } from '@livery/api';
import type { payeeAdd } from '@livery/api/contract/payees';
import type { Payee } from '@livery/flows/withdrawal';
import { asciiDigits } from '@livery/i18n/decimal';

export type PayeeRequest = RequestOf<typeof payeeAdd>;

/** What a member types of an account. */
export interface PayeeValues {
  readonly kind: Payee['kind'];
  readonly name: string;
  readonly account: string;
  readonly bankCode: string;
  readonly branchCode: string;
}

/** How a number looks, by kind. */
const numbers: Readonly<Record<Payee['kind'], RegExp>> = {
  bank: /^\d{6,20}$/,
  wallet: /^\d{8,15}$/,
  qr: /^[\w.@-]{6,64}$/,
};
const code = /^[A-Z0-9]{3,15}$/;
/** Written in any script. */
const letter = /\p{L}/u;

/** What is sent: digits of any script as Latin ones, without what people put between them, and only the fields of the kind. */
export function requestOf({
  kind,
  name,
  account,
  bankCode,
  branchCode,
}: PayeeValues): PayeeRequest {
  const plain = asciiDigits(account).trim();
  const codeOf = (text: string) => asciiDigits(text).trim().toUpperCase();
  const branch = codeOf(branchCode);
  return {
    kind,
    name: name.trim(),
    account: kind === 'qr' ? plain : plain.replaceAll(/[\s-]/g, ''),
    ...(kind === 'bank' ? { bankCode: codeOf(bankCode) } : {}),
    ...(kind === 'bank' && branch ? { branchCode: branch } : {}),
  };
}

/** The fields of a request that the platform would refuse. */
export function wrongIn({ kind, name, account, bankCode, branchCode }: PayeeRequest) {
  return {
    name: !letter.test(name),
    account: !numbers[kind].test(account),
    bankCode: kind === 'bank' && !code.test(bankCode ?? ''),
    branchCode: branchCode !== undefined && !code.test(branchCode),
  };
}
