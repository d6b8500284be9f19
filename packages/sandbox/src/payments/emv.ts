/** ISO 4217 numbers of the currencies of the markets. */
const currencyNumbers: Readonly<Record<string, string>> = {
  BDT: '050',
  INR: '356',
  THB: '764',
  VND: '704',
};
/** ISO 4217 for a payment that involves no currency. */
const noCurrency = '999';

/** What a QR code of a payment says. */
export interface QrPayment {
  /** Letters and digits of ASCII. */
  account: string;
  name: string;
  currency: string;
  /** Decimal string of major units. */
  amount: string;
  reference: string;
}

/**
 * The text of a QR code for one payment in the form of EMVCo's merchant-presented mode: tag, length and value, and a checksum at the
 * end. The country is ZZ and the scheme our own, so that no real wallet takes it for a place to pay.
 */
export function qrText({ account, name, currency, amount, reference }: QrPayment): string {
  const fields = [
    ['00', '01'],
    ['01', '12'],
    ['26', tag('00', 'LIVERY.DEMO') + tag('01', account)],
    ['52', '0000'],
    ['53', currencyNumbers[currency] ?? noCurrency],
    ['54', amount],
    ['58', 'ZZ'],
    ['59', name.slice(0, 25)],
    ['60', 'DEMO'],
    ['62', tag('05', reference)],
  ] as const;
  // The checksum covers its own tag and length too.
  const text = `${fields.map(([id, value]) => tag(id, value)).join('')}6304`;
  return text + crc16(text);
}

function tag(id: string, value: string): string {
  return `${id}${String(value.length).padStart(2, '0')}${value}`;
}

/** CRC-16/CCITT-FALSE as four capital hexadecimal digits, as EMVCo asks for. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (let at = 0; at < text.length; at += 1) {
    crc ^= text.charCodeAt(at) << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
