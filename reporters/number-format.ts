const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** `10140` becomes `10,140`. */
export function formatCount(count: number): string {
  return grouped.format(count)
}

/** `1 task`, `12 tasks`, `2 passes`. */
export function formatNoun(count: number, singular: string, plural = `${singular}s`): string {
  return `${formatCount(count)} ${count === 1 ? singular : plural}`
}

/**
 * A share between 0 and 1 in percent with one decimal, without the sign: `47.5`. What is not all or nothing never looks
 * as if it were: `99.96`, `>99.99`, `0.04`, `<0.01`.
 */
export function formatPercent(share: number): string {
  const usual = (share * 100).toFixed(1)
  const rest = Math.min(Math.abs(share), Math.abs(1 - share))
  // So little is what sums of fractions are wrong by.
  if ((usual !== '100.0' && usual !== '0.0') || rest < 1e-9) return usual
  if (rest < 0.00005) return usual === '0.0' ? '<0.01' : '>99.99'
  return (share * 100).toFixed(2)
}

/** A difference of two shares in percentage points with its sign: `+4.2`, `−0.5`. */
export function formatPoints(difference: number): string {
  return `${difference < 0 ? '−' : '+'}${formatPercent(Math.abs(difference)).replace('<0.01', '0.0')}`
}

/** A number of tokens: exact below 10,000, then `88.1 k`, `1.24 M`. */
export function formatTokens(tokens: number): string {
  if (tokens < 10_000) return formatCount(tokens)
  if (tokens < 999_950) return `${(tokens / 1000).toFixed(1)} k`
  return `${(tokens / 1_000_000).toFixed(2)} M`
}

/** US dollars: cents from one dollar up, two significant digits below. */
export function formatMoney(dollars: number): string {
  if (dollars === 0) return '$0'
  if (dollars >= 1000) return `$${formatCount(dollars)}`
  if (dollars >= 0.995) return `$${dollars.toFixed(2)}`
  if (dollars < 1e-8) return '< $0.00000001'
  const decimals = Math.max(2, 1 - Math.floor(Math.log10(dollars)))
  return `$${dollars.toFixed(decimals)}`
}

/** Milliseconds as `0.8 s`, `42 s`, `3 min 05 s`, `2 h 10 min`. */
export function formatDuration(milliseconds: number): string {
  const seconds = milliseconds / 1000
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`
  const whole = Math.round(seconds)
  if (whole < 60) return `${whole} s`
  const minutes = Math.floor(whole / 60)
  if (minutes < 60) return `${minutes} min ${String(whole % 60).padStart(2, '0')} s`
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`
}

/** A number of bytes: `812 bytes`, `4.5 kB`, `1.2 GB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return formatNoun(bytes, 'byte')
  const power = Math.min(4, Math.floor(Math.log10(bytes) / 3 + 1e-9))
  // What would be rounded to 1000.0 has the next unit.
  const unit = bytes / 1000 ** power >= 999.95 && power < 4 ? power + 1 : power
  return `${(bytes / 1000 ** unit).toFixed(1)} ${['', 'kB', 'MB', 'GB', 'TB'][unit]}`
}
