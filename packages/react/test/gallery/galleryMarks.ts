/** An inline mark with a letter, so that no picture has to be fetched. */
function mark(color: string, letter: string): string {
  const shape = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="${color}"/><text x="48" y="66" font-family="sans-serif" font-size="52" font-weight="700" text-anchor="middle" fill="#fff">${letter}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(shape)}`
}

/** Network pictures by chain id. */
export const galleryMarks: Readonly<Record<string, string>> = {
  1: mark('#4b5f9e', 'E'),
  8453: mark('#2257d6', 'B'),
  10: mark('#c2333f', 'O'),
  137: mark('#6b45c9', 'P'),
  11155111: mark('#7a6a3a', 'S'),
  '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': mark('#1d8a6b', 'S'),
}

/** Picture of the QR code row. */
export const pairingMark = mark('#3b7de0', 'W')
