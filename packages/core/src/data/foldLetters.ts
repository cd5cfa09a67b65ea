/** Look-alikes of Latin letters in other scripts and among digits. */
const lookAlikes: Readonly<Record<string, string>> = {
  0: 'O',
  1: 'I',
  5: 'S',
  8: 'B',
  $: 'S',
  А: 'A',
  В: 'B',
  Е: 'E',
  І: 'I',
  Ј: 'J',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Ѕ: 'S',
  Т: 'T',
  У: 'Y',
  Х: 'X',
  Ԁ: 'D',
  Ԍ: 'G',
  Ԛ: 'Q',
  Ԝ: 'W',
  Α: 'A',
  Β: 'B',
  Ε: 'E',
  Ζ: 'Z',
  Η: 'H',
  Ι: 'I',
  Κ: 'K',
  Μ: 'M',
  Ν: 'N',
  Ο: 'O',
  Ρ: 'P',
  Τ: 'T',
  Υ: 'Y',
  Χ: 'X',
  Ս: 'U',
  Օ: 'O',
  Տ: 'S',
  Ꭰ: 'D',
  Ꭲ: 'T',
  Ꮪ: 'S',
  Ꮯ: 'C',
  Ꭼ: 'E',
  Ꮋ: 'H',
}

export function foldLetters(word: string): string {
  const plain = word
    .normalize('NFKD')
    .replace(/[\p{M}\p{C}\s]/gu, '')
    // Beside capitals it looks like a capital i.
    .replace(/(?<=[A-Z0-9])l|l(?=[A-Z])/g, 'I')
    .toUpperCase()
  return [...plain].map(letter => lookAlikes[letter] ?? letter).join('')
}
