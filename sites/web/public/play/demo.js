// The demonstration game: a page of its own that knows no member, no token and no network. Everything it is told and tells goes
// through messages to the page around it; packages/api/src/contract/game-messages.ts describes them.
{
  /**
   * @typedef {{ reference: string, stake: string, win: string }} Round
   * @typedef {typeof words.EN} Words
   */

  const words = {
    EN: {
      tag: 'en',
      title: 'Demonstration game',
      note: 'A demonstration with play money.',
      waiting: 'Loading…',
      silent: 'The page around this game does not answer. Close the game and open it again.',
      press: 'Choose a stake. A round begins only when you press the button.',
      running: 'The round is running.',
      unfinished: 'A round was interrupted. It goes on now.',
      outcome: 'Stake {stake}, return {win}.',
      balance: 'Balance',
      stake: 'Stake',
      play: 'Play one round',
      close: 'Close the game',
    },
    TH: {
      tag: 'th',
      title: 'เกมสาธิต',
      note: 'การสาธิตด้วยเงินจำลอง',
      waiting: 'กำลังโหลด…',
      silent: 'หน้าเว็บรอบเกมนี้ไม่ตอบสนอง โปรดปิดเกมแล้วเปิดใหม่',
      press: 'เลือกเงินเดิมพัน รอบจะเริ่มเมื่อคุณกดปุ่มเท่านั้น',
      running: 'กำลังเล่นรอบนี้',
      unfinished: 'มีรอบที่ถูกขัดจังหวะ กำลังเล่นต่อ',
      outcome: 'เดิมพัน {stake} ได้คืน {win}',
      balance: 'ยอดเงิน',
      stake: 'เงินเดิมพัน',
      play: 'เล่นหนึ่งรอบ',
      close: 'ปิดเกม',
    },
    HI: {
      tag: 'hi',
      title: 'प्रदर्शन गेम',
      note: 'नकली पैसों वाला प्रदर्शन।',
      waiting: 'लोड हो रहा है…',
      silent: 'इस गेम के बाहर का पेज जवाब नहीं दे रहा। गेम बंद करके फिर खोलें।',
      press: 'दाँव चुनें। राउंड तभी शुरू होता है जब आप बटन दबाते हैं।',
      running: 'राउंड चल रहा है।',
      unfinished: 'एक राउंड बीच में रुक गया था। वह अब आगे चल रहा है।',
      outcome: 'दाँव {stake}, वापसी {win}।',
      balance: 'बैलेंस',
      stake: 'दाँव',
      play: 'एक राउंड खेलें',
      close: 'गेम बंद करें',
    },
    BN: {
      tag: 'bn',
      title: 'প্রদর্শনী গেম',
      note: 'নকল টাকার প্রদর্শনী।',
      waiting: 'লোড হচ্ছে…',
      silent: 'এই গেমের বাইরের পাতা সাড়া দিচ্ছে না। গেম বন্ধ করে আবার খুলুন।',
      press: 'বাজি বেছে নিন। আপনি বোতাম চাপলেই কেবল রাউন্ড শুরু হয়।',
      running: 'রাউন্ড চলছে।',
      unfinished: 'একটি রাউন্ড মাঝপথে থেমে গিয়েছিল। এখন তা চলছে।',
      outcome: 'বাজি {stake}, ফেরত {win}।',
      balance: 'ব্যালেন্স',
      stake: 'বাজি',
      play: 'এক রাউন্ড খেলুন',
      close: 'গেম বন্ধ করুন',
    },
    VI: {
      tag: 'vi',
      title: 'Trò chơi trình diễn',
      note: 'Bản trình diễn dùng tiền ảo.',
      waiting: 'Đang tải…',
      silent: 'Trang chứa trò chơi không phản hồi. Hãy đóng trò chơi rồi mở lại.',
      press: 'Chọn tiền cược. Vòng chỉ bắt đầu khi bạn bấm nút.',
      running: 'Vòng đang diễn ra.',
      unfinished: 'Có một vòng bị gián đoạn. Vòng đó đang tiếp tục.',
      outcome: 'Cược {stake}, trả về {win}.',
      balance: 'Số dư',
      stake: 'Tiền cược',
      play: 'Chơi một vòng',
      close: 'Đóng trò chơi',
    },
  };

  /** How long a round is shown, in milliseconds; not at all for those who asked for less motion. */
  const shownMs = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 900;
  /** After this long without an answer the page around is taken to be silent. */
  const patienceMs = 15_000;
  /** The page around is on the address's own origin, although a sandboxed frame has none of its own. */
  const pageOrigin = location.origin;

  const fragment = new URLSearchParams(location.hash.slice(1));
  const ticket = fragment.get('ticket') ?? '';
  const code = fragment.get('language') ?? 'EN';
  /** @type {Words} */
  const text = Object.entries(words).find(([language]) => language === code)?.[1] ?? words.EN;

  /**
   * @template {Element} Kind
   * @param {string} id
   * @param {{ new (): Kind }} kind
   * @returns {Kind}
   */
  const find = (id, kind) => {
    const found = document.getElementById(id);
    if (!(found instanceof kind)) throw new Error(`demo.html has no ${id}`);
    return found;
  };
  const outcome = find('outcome', HTMLElement);
  const balance = find('balance', HTMLElement);
  const stake = find('stake', HTMLSelectElement);
  const play = find('play', HTMLButtonElement);
  const picture = find('picture', SVGSVGElement);

  /** @type {(amount: string) => string} */
  let written = (amount) => amount;

  /** @param {object} message */
  const tell = (message) => parent.postMessage({ from: 'livery-game', ...message }, pageOrigin);

  /** @param {boolean} isReady */
  const setReady = (isReady) => {
    stake.disabled = !isReady;
    play.disabled = !isReady;
  };

  /**
   * Draws a lattice of plain shapes that follows from a text. It is the same for every return: a picture, not a verdict.
   *
   * @param {string} seed
   */
  const draw = (seed) => {
    let state = 0x811c9dc5;
    for (const sign of seed) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 0x01000193);
    /** @param {number} count */
    const next = (count) => {
      state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
      return (state >>> 8) % count;
    };
    const shapes = [];
    for (let row = 0; row < 5; row += 1) {
      for (let column = 0; column < 3; column += 1) {
        const size = 4 + next(5);
        const isRound = next(2) === 0;
        const opacity = ['0.25', '0.5', '0.8'][next(3)] ?? '0.5';
        for (const x of new Set([10 + column * 20, 90 - column * 20])) {
          const y = 10 + row * 20;
          const shape = document.createElementNS(
            'http://www.w3.org/2000/svg',
            isRound ? 'circle' : 'rect',
          );
          const places = isRound
            ? { cx: x, cy: y, r: size }
            : { x: x - size, y: y - size, width: 2 * size, height: 2 * size, rx: 2 };
          for (const [name, value] of Object.entries(places)) {
            shape.setAttribute(name, String(value));
          }
          shape.setAttribute('fill', 'currentColor');
          shape.setAttribute('fill-opacity', opacity);
          shapes.push(shape);
        }
      }
    }
    picture.replaceChildren(...shapes);
  };

  /**
   * Shows a round to its end. A return is a figure beside its stake: nothing is celebrated, whatever it is.
   *
   * @param {Round} round
   */
  const show = (round) => {
    draw(round.reference);
    setTimeout(() => {
      outcome.textContent = text.outcome
        .replace('{stake}', written(round.stake))
        .replace('{win}', written(round.win));
      tell({ type: 'roundEnded', reference: round.reference, stake: round.stake, win: round.win });
      setReady(true);
    }, shownMs);
  };

  /**
   * @param {unknown} value
   * @returns {value is string}
   */
  const isAmount = (value) => typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value);

  /**
   * @param {unknown} value
   * @returns {Round | undefined}
   */
  const readRound = (value) => {
    const { reference, stake: cost, win } = /** @type {Record<string, unknown>} */ (value ?? {});
    return typeof reference === 'string' && isAmount(cost) && isAmount(win)
      ? { reference, stake: cost, win }
      : undefined;
  };

  /**
   * Writes amounts as the page does: by its locale, with as many digits as they come with.
   *
   * @param {unknown} locale
   * @param {unknown} currency
   */
  const writeBy = (locale, currency) => {
    const [tag] = typeof locale === 'string' ? Intl.NumberFormat.supportedLocalesOf(locale) : [];
    written = (amount) => {
      const digits = amount.split('.')[1]?.length ?? 0;
      const figures = new Intl.NumberFormat(tag ?? text.tag, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      });
      // A decimal string is formatted as it is, without becoming a float.
      const number = figures.format(/** @type {`${number}`} */ (amount));
      return typeof currency === 'string' ? `${currency} ${number}` : number;
    };
  };

  /** @param {Record<string, unknown>} message */
  const open = ({ name, stakes, balance: held, locale, currency, round }) => {
    writeBy(locale, currency);
    if (typeof name === 'string') {
      find('name', HTMLElement).textContent = name;
      document.title = name;
    }
    if (isAmount(held)) balance.textContent = written(held);
    const choices = Array.isArray(stakes) ? stakes.filter(isAmount) : [];
    stake.replaceChildren(...choices.map((each) => new Option(written(each), each)));
    const interrupted = readRound(round);
    outcome.textContent = interrupted ? text.unfinished : text.press;
    if (interrupted) show(interrupted);
    else setReady(choices.length > 0);
  };

  let isOpen = false;
  /** @param {Record<string, unknown>} message */
  const hear = (message) => {
    if (message.type === 'opened' && !isOpen) {
      isOpen = true;
      open(message);
      return;
    }
    if (isAmount(message.balance)) balance.textContent = written(message.balance);
    if (message.type === 'round') {
      const round = readRound(message.round);
      if (round) show(round);
    }
    if (message.type === 'refused') {
      outcome.textContent = typeof message.message === 'string' ? message.message : text.press;
      setReady(true);
    }
  };

  addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent || origin !== pageOrigin) return;
    if (typeof data !== 'object' || data?.from !== 'livery-page') return;
    hear(data);
  });

  play.addEventListener('click', () => {
    setReady(false);
    outcome.textContent = text.running;
    tell({ type: 'roundStarted', stake: stake.value });
  });
  // A key that is held down is one press: rounds do not follow by themselves.
  play.addEventListener('keydown', (event) => {
    if (event.repeat) event.preventDefault();
  });
  find('close', HTMLButtonElement).addEventListener('click', () => tell({ type: 'closed' }));
  // Back from another window, the wallet may hold something else.
  document.addEventListener('visibilitychange', () => {
    if (isOpen && document.visibilityState === 'visible') tell({ type: 'balanceAsked' });
  });

  document.documentElement.lang = text.tag;
  document.title = text.title;
  find('name', HTMLElement).textContent = text.title;
  find('note', HTMLElement).textContent = text.note;
  find('balance-label', HTMLElement).textContent = text.balance;
  find('stake-label', HTMLElement).textContent = text.stake;
  play.textContent = text.play;
  find('close', HTMLButtonElement).textContent = text.close;
  outcome.textContent = text.waiting;
  draw(ticket);
  setTimeout(() => {
    if (!isOpen) outcome.textContent = text.silent;
  }, patienceMs);
  tell({ type: 'ready', ticket });
}
