export { JackpotTicker, type JackpotTickerProps, jackpotPeriod } from './jackpot-ticker.tsx';
