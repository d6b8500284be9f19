import type { Spoken } from './spoken.ts';

export const spoken = {
  bn: { longPressMessage: 'মেনু খুলতে চেপে ধরে রাখুন, অথবা Alt আর নিচের তীর চাপুন' },
  hi: { longPressMessage: 'मेन्यू खोलने के लिए देर तक दबाएँ, या Alt और नीचे का तीर दबाएँ' },
  th: { longPressMessage: 'กดค้างไว้ หรือกด Alt กับลูกศรลง เพื่อเปิดเมนู' },
  vi: { longPressMessage: 'Nhấn giữ, hoặc nhấn Alt và mũi tên xuống, để mở menu' },
} satisfies Spoken<'longPressMessage'>;
