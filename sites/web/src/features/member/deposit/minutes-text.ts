/** Minutes in words of the language, hours from two hours on. */
export function minutesText(locale: string, minutes: number): string {
  const unit = minutes >= 120 ? 'hour' : 'minute';
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: 1,
  }).format(unit === 'hour' ? minutes / 60 : minutes);
}
