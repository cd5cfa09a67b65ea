/** Letters of other scripts, and digits, that pass for a Latin one; those in a row look like the last of it. */
const twins = [
  'аαɑa',
  'вβьb',
  'сϲc',
  'ԁd',
  'еёεe',
  'ɡԍg',
  'нһh',
  'іıι|1líi',
  'јj',
  'кκk',
  'мμm',
  'пηn',
  'оοσ0o',
  'рρp',
  'ԛq',
  'гr',
  'ѕ5s',
  'тτt',
  'υu',
  'νѵv',
  'ѡωw',
  'хχx',
  'уγy',
  'зz',
]

const lookup = new Map(twins.flatMap(row => [...row].map(letter => [letter, row.at(-1) ?? letter])))

/** A name as a hurried eye sees it: names with one skeleton can be taken for each other. */
export function toSkeleton(name: string): string {
  const letters = name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}|]/gu, '')
    .toLowerCase()
  return (
    [...letters]
      .map(letter => lookup.get(letter) ?? letter)
      .join('')
      .replaceAll('rn', 'm')
      .replaceAll('vv', 'w')
      // The word, after the letters that look alike in it have become one.
      .replace(/(?<=.)waiiet$/, '')
  )
}

/** Mixes Latin with a script that has letters of the same shape, which real names do not do. */
export function isMixedScript(name: string): boolean {
  return (
    /\p{Script=Latin}/u.test(name) && /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u.test(name)
  )
}
