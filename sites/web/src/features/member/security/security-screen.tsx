import {
  avatar,
  type SecurityOverview,
  securityOverview,
  setMarketingConsent,
} from '@livery/api/contract/account';
import { Avatar } from '@livery/ui/avatar';
import { Section } from '@livery/ui/section';
import { Switch } from '@livery/ui/switch';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ActFailed } from '../../../app/act-failed.tsx';
import { Loaded } from '../../../app/loaded.tsx';
import { memberQuery } from '../../../app/member-query.ts';
import { useServices } from '../../../app/services.tsx';
import { SiteButton } from '../../../app/site-link.tsx';
import { CentrePage } from '../../centre/index.ts';
import { LimitsPanel } from '../../play/index.ts';
import { useSession } from '../../session/index.ts';
import { movesMoney } from '../frame/with-money.ts';
import { EmailForm, MobileForm } from './contact-forms.tsx';
import { Devices } from './devices.tsx';
import { Logins } from './logins.tsx';
import { PaymentPasswordForm } from './payment-password-form.tsx';
import { PayoutAccounts } from './payout-accounts.tsx';
import { RecoveryForm } from './recovery-form.tsx';
import { Item, ItemHead, Items, Profile, State } from './security.styles.ts';
import { SecurityItem } from './security-item.tsx';
import { AuthenticatorForm, PayeeNameForm, SecondStepForm } from './step-forms.tsx';
import { useSecurityAct } from './use-security-act.ts';

/** The member's account (spec §2, securityCenter): who they are, what secures it, who sees what, and the limits they play by. */
export function SecurityScreen() {
  const { t } = useTranslation();
  const { client, site } = useServices();
  const query = useQuery(memberQuery(client, securityOverview, {}));
  const isPaid = movesMoney(site);
  return (
    <CentrePage title={t('security.title')} lead={t('security.lead')}>
      <MemberProfile upline={query.data?.upline} />
      <Loaded query={query} loading={t('common.loading')} failed={t('security.failed')} rows={8}>
        {(overview) => (
          <>
            <SignIn overview={overview} />
            <Contacts overview={overview} />
            {isPaid && <PayoutAccounts />}
            <Offers overview={overview} />
          </>
        )}
      </Loaded>
      <Devices />
      <Logins />
      <Section title={t('play.limits.title')}>
        <LimitsPanel reached={false} manages />
      </Section>
      <Section title={t('security.break')}>
        <p>{t('security.break.text')}</p>
        <div>
          <SiteButton to="/responsible-play">{t('security.break.open')}</SiteButton>
        </div>
      </Section>
    </CentrePage>
  );
}

function MemberProfile({ upline }: { upline: string | undefined }) {
  const { t } = useTranslation();
  const { client } = useServices();
  const state = useSession();
  const picture = useQuery(memberQuery(client, avatar, {}));
  const record = state.kind === 'guest' ? undefined : state.record;
  const account = record?.account ?? record?.username ?? '';
  const name = record?.nickname ?? account;
  return (
    <Profile>
      <Avatar name={name} alt="" src={picture.data?.avatar} seed={account} size="lg" />
      <div>
        <p>
          <b>{name}</b>
        </p>
        {name !== account && <small>{account}</small>}
        {/* Who sees a member's bets is told to the member. */}
        {upline !== undefined && <p>{t('security.upline', { name: upline })}</p>}
      </div>
    </Profile>
  );
}

function SignIn({ overview }: { overview: SecurityOverview }) {
  const { t } = useTranslation();
  const { format } = useServices();
  const { hasPassword, passwordChangedAt, hasPaymentPassword, authenticator, addresses } = overview;
  const { recoveryCodes: left } = overview;
  const isOn = addresses !== undefined;
  return (
    <Section title={t('security.signIn')}>
      <Items>
        <Item>
          <ItemHead>
            <div>
              <h3>{t('security.password')}</h3>
              <State>
                {hasPassword
                  ? t('security.password.changed', { date: format.date(passwordChangedAt) })
                  : t('security.password.none')}
              </State>
            </div>
            <SiteButton size="sm" to="/changePassword">
              {t(hasPassword ? 'security.change' : 'security.set')}
            </SiteButton>
          </ItemHead>
        </Item>
        <SecurityItem
          title={t('security.payment')}
          state={t(hasPaymentPassword ? 'security.isSet' : 'security.payment.none')}
          act={t(hasPaymentPassword ? 'security.change' : 'security.set')}
          form={(close) => <PaymentPasswordForm account={overview} close={close} />}
        />
        <SecurityItem
          title={t('security.authenticator')}
          state={t(authenticator ? 'security.isSet' : 'security.authenticator.none')}
          act={t(authenticator ? 'security.change' : 'security.set')}
          form={(close) => <AuthenticatorForm hasPassword={hasPassword} close={close} />}
        />
        {authenticator && (
          <SecurityItem
            title={t('security.recovery')}
            state={
              left === undefined
                ? t('security.recovery.none')
                : t('security.recovery.left', { left: format.number(left) })
            }
            act={t(left === undefined ? 'security.recovery.make' : 'security.recovery.again')}
            form={(close) => (
              <RecoveryForm replaces={left !== undefined} hasPassword={hasPassword} close={close} />
            )}
          />
        )}
        <SecurityItem
          title={t('security.secondStep')}
          state={t(isOn ? 'security.secondStep.on' : 'security.secondStep.off')}
          act={t(isOn ? 'security.turnOff' : 'security.turnOn')}
          form={(close) => <SecondStepForm isOn={isOn} hasPassword={hasPassword} close={close} />}
        />
      </Items>
    </Section>
  );
}

function Contacts({ overview }: { overview: SecurityOverview }) {
  const { t } = useTranslation();
  const { hasPassword, email, mobile, payeeName } = overview;
  return (
    <Section title={t('security.contacts')}>
      <Items>
        <SecurityItem
          title={t('security.email')}
          state={email ?? t('security.notSet')}
          act={t(email === undefined ? 'security.set' : 'security.change')}
          form={(close) => <EmailForm hasPassword={hasPassword} close={close} />}
        />
        <SecurityItem
          title={t('security.mobile')}
          state={mobile ?? t('security.notSet')}
          act={t(mobile === undefined ? 'security.set' : 'security.change')}
          form={(close) => <MobileForm hasPassword={hasPassword} close={close} />}
        />
        <SecurityItem
          title={t('security.payeeName')}
          state={payeeName ?? t('security.payeeName.none')}
          {...(payeeName === undefined && {
            act: t('security.set'),
            form: (close: () => void) => <PayeeNameForm close={close} />,
          })}
        />
      </Items>
    </Section>
  );
}

/** Consent to offers: taken back as easily as it is given. */
function Offers({ overview: { marketing } }: { overview: SecurityOverview }) {
  const { t } = useTranslation();
  const { format } = useServices();
  const { run, busy, failure } = useSecurityAct(setMarketingConsent);
  return (
    <Section title={t('security.offers')}>
      <Switch
        checked={marketing.given}
        // Not `disabled`: the switch would lose the focus as soon as it is pressed.
        aria-disabled={busy || undefined}
        onChange={({ target }) => {
          if (!busy) void run({ given: target.checked });
        }}
        description={
          marketing.time === undefined
            ? t('security.offers.text')
            : t('security.offers.since', { date: format.date(marketing.time) })
        }
      >
        {t('security.offers.consent')}
      </Switch>
      <ActFailed>{failure}</ActFailed>
    </Section>
  );
}
