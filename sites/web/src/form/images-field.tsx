import { imageTypes, maxImageBytes, maxImages } from '@livery/api/contract/files';
import type { ActRef } from '@livery/flows/act';
import { FileDrop } from '@livery/ui/file-drop';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../app/services.tsx';
import { shareText, sizeText } from './file-words.ts';
import { imagesAmong } from './image-bytes.ts';
import { sharesOf, useSentPart } from './sent-shares.ts';

/**
 * Images to send, within the limits of spec §9, with their progress. A file that only carries the ending of an image is turned away.
 * Needs the words of `promotions`.
 *
 * @param props.max how many at most
 * @param props.act what sends them now
 * @param props.error why they cannot be sent as they are
 */
export function ImagesField({
  label,
  files,
  max = maxImages,
  act,
  disabled,
  error,
  onChange,
}: {
  label: string;
  files: readonly File[];
  max?: number;
  act: ActRef | undefined;
  disabled: boolean;
  error?: string | undefined;
  onChange: (change: (now: readonly File[]) => readonly File[]) => void;
}) {
  const { t } = useTranslation();
  const { locale } = useServices().format;
  const [notImage, setNotImage] = useState<string>();
  const part = useSentPart(act);
  const size = sizeText(locale, maxImageBytes);

  async function take(chosen: File[]): Promise<void> {
    setNotImage(undefined);
    onChange(() => chosen);
    // A file may carry the ending of an image and be none.
    const images = await imagesAmong(chosen);
    const other = chosen.find((file) => !images.includes(file));
    if (!other) return;
    setNotImage(t('promotions.images.type', { name: other.name }));
    onChange((now) => now.filter((file) => images.includes(file) || !chosen.includes(file)));
  }
  return (
    <FileDrop
      label={label}
      description={t('promotions.images.hint', { size, count: max })}
      accept={imageTypes}
      maxBytes={maxImageBytes}
      maxFiles={max}
      files={files}
      disabled={disabled}
      onChange={(chosen) => void take(chosen)}
      error={notImage ?? error}
      refusal={({ file: { name }, reason }) => {
        if (reason === 'type') return t('promotions.images.type', { name });
        if (reason === 'size') return t('promotions.images.large', { name, size });
        return t('promotions.images.tooMany', { name, count: max });
      }}
      {...(act && files.length > 0 ? { progress: sharesOf(files, part) } : {})}
      labels={{
        files: t('promotions.images.kept'),
        remove: (name) => t('promotions.images.remove', { name }),
        size: (bytes) => sizeText(locale, bytes),
        progress: (share) => t('promotions.images.sent', { percent: shareText(locale, share) }),
      }}
    >
      {t('promotions.images.area')}
    </FileDrop>
  );
}
