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
 * Up to three images of a comment or a proof (spec §9), each with how much of it has been sent. A file that only bears the ending of
 * an image is refused by its bytes. Its screen loads the words of the area `images`.
 *
 * @param props.act the act that sends them, while it runs
 */
export function ImageDrop({
  label,
  files,
  onChange,
  disabled,
  sending,
  act,
  error,
}: {
  label: string;
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
  disabled: boolean;
  sending: boolean;
  act: ActRef | undefined;
  error?: string | undefined;
}) {
  const { t } = useTranslation();
  const { locale } = useServices().format;
  const [notImage, setNotImage] = useState<string>();
  const part = useSentPart(act);
  const size = sizeText(locale, maxImageBytes);

  async function take(chosen: File[]): Promise<void> {
    setNotImage(undefined);
    const images = await imagesAmong(chosen);
    const other = chosen.find((file) => !images.includes(file));
    if (other) setNotImage(t('images.type', { name: other.name }));
    onChange(images);
  }

  return (
    <FileDrop
      label={label}
      description={t('images.hint', { size, count: maxImages })}
      accept={imageTypes}
      maxBytes={maxImageBytes}
      maxFiles={maxImages}
      files={files}
      disabled={disabled}
      onChange={(chosen) => void take(chosen)}
      error={notImage ?? error}
      refusal={({ file: { name }, reason }) => {
        if (reason === 'type') return t('images.type', { name });
        if (reason === 'size') return t('images.large', { name, size });
        return t('images.tooMany', { name, count: maxImages });
      }}
      {...(sending && files.length > 0 ? { progress: sharesOf(files, part) } : {})}
      labels={{
        files: t('images.kept'),
        remove: (name) => t('images.remove', { name }),
        size: (bytes) => sizeText(locale, bytes),
        progress: (share) => t('images.sent', { percent: shareText(locale, share) }),
      }}
    >
      {t('images.area')}
    </FileDrop>
  );
}
