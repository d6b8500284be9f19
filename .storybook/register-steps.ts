import { type Playing, stepsOf } from './story-kit.tsx';

/** Two agents bring people: this is the code of the first. */
export const invitationCode = (100_003).toString(36).toUpperCase();

/** The box with the age in its words, and not the one with the year of the terms. */
export const ageBox = /^(?!.*2026).*(18|21)/;

type Settings = { siteSettings?: Record<string, boolean>; fieldRules?: Record<string, object> };
/** Without codes by SMS, so that a form is filled in at once; somebody brings the visitor. */
export const withoutCode = (settings: Settings = {}) => ({
  ...settings,
  siteSettings: { REGMOBVERF3: false, ...settings.siteSettings },
});

/** Fills in the form by username. */
export async function fillIn(story: Playing): Promise<void> {
  const { openTab, fill, tick } = stepsOf(story);
  await openTab('entry.register.byUsername');
  await fill('entry.field.username', 'kavi2026');
  await fill('entry.field.password', 'Monsoon7');
  await fill('entry.field.confirmPassword', 'Monsoon7');
  await fill('entry.field.affiliateCode', invitationCode);
  await tick(ageBox);
}

/** Fills in the form and sends it. */
export async function join(story: Playing): Promise<void> {
  await fillIn(story);
  await stepsOf(story).press('entry.register.submit');
}
