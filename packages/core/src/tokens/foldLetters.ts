/** Letters of other scripts that look like Latin ones, and the Latin one. */
const lookAlikes: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  З: '3',
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

/** A word as it looks: in capitals, without marks, and with the Latin letters that its own look like. */
export function foldLetters(word: string): string {
  const plain = word
    .normalize('NFKD')
    .replace(/[\p{M}\p{C}\s]/gu, '')
    .toUpperCase()
  return [...plain].map(letter => lookAlikes[letter] ?? letter).join('')
}
