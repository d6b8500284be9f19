import { failureOf, type RequestOf } from '@livery/api';
import { deviceList, deviceLogOut } from '@livery/api/contract/devices';
import { Button } from '@livery/ui/button';
import { Section } from '@livery/ui/section';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ActFailed } from '../../../app/act-failed.tsx';
import { Loaded } from '../../../app/loaded.tsx';
import { memberKey } from '../../../app/member-key.ts';
import { memberQuery } from '../../../app/member-query.ts';
import { useServices } from '../../../app/services.tsx';
import { useFailureWords } from '../../../app/use-failure-words.ts';
import { Quiet } from '../../../styles/page.styles.ts';
import { deviceWords } from './device-words.ts';
import { Item, ItemHead, Items, State } from './security.styles.ts';

/** Where the member is logged in now, each of the others with a way out, and one for all of them. */
export function Devices() {
  const { t } = useTranslation();
  const { client, format } = useServices();
  const cache = useQueryClient();
  const query = useQuery({ ...memberQuery(client, deviceList, {}), refetchOnWindowFocus: true });
  const act = useMutation({
    mutationFn: (which: RequestOf<typeof deviceLogOut>) => client.call(deviceLogOut, which),
    onSettled: () => cache.invalidateQueries({ queryKey: [...memberKey, deviceList.id] }),
  });
  const failure = useFailureWords(failureOf(act.error));
  const others = query.data?.list.some(({ current }) => !current);
  const title = t('security.devices');
  return (
    <Section
      title={title}
      action={
        others && (
          <Button
            size="sm"
            busy={act.isPending && act.variables.deviceId === undefined}
            onClick={() => act.mutate({})}
          >
            {t('security.devices.logOutAll')}
          </Button>
        )
      }
    >
      <Quiet>{t('security.devices.text')}</Quiet>
      <ActFailed>{failure}</ActFailed>
      <Loaded query={query} loading={t('common.loading')} failed={t('security.devices.failed')}>
        {({ list }) => (
          <Items>
            {list.map((device) => {
              const { deviceId, current, address, lastSeenAt } = device;
              const name = deviceWords(t, device);
              return (
                <Item key={deviceId} role="group" aria-label={name}>
                  <ItemHead>
                    <div>
                      <h3>{name}</h3>
                      <State>
                        {current
                          ? t('security.device.current')
                          : t('security.device.seen', {
                              address,
                              time: format.dateTime(lastSeenAt),
                            })}
                      </State>
                    </div>
                    {!current && (
                      <Button
                        size="sm"
                        aria-label={t('security.device.logOut.of', { device: name })}
                        busy={act.isPending && act.variables.deviceId === deviceId}
                        onClick={() => act.mutate({ deviceId })}
                      >
                        {t('security.device.logOut')}
                      </Button>
                    )}
                  </ItemHead>
                </Item>
              );
            })}
          </Items>
        )}
      </Loaded>
    </Section>
  );
}
