const mitGrant = 'permission is hereby granted, free of charge, to any person obtaining a copy'
const iscGrant =
  'permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted'
const iscGrantOld =
  'permission to use, copy, modify, and distribute this software for any purpose with or without fee is hereby granted'
const bsdGrant = 'redistribution and use in source and binary forms'

/** Licences that are refused, whatever else the file contains. */
const refused = [
  ['GPL', /gnu (affero |lesser |library )?general public license/],
  ['MPL', /mozilla public license/],
  ['BUSL', /business source license/],
  ['SSPL', /server side public license/],
  ['Elastic', /elastic license/],
  ['Commons Clause', /commons clause/],
  ['a community licence', /community license/],
]

/** From the most specific text to the most general; the first match wins. */
const known = [
  ['Apache-2.0', text => text.includes('apache license') && text.includes('version 2.0')],
  ['BlueOak-1.0.0', text => text.includes('blue oak model license')],
  ['CC0-1.0', text => text.includes('cc0 1.0 universal')],
  ['Unlicense', text => text.includes('free and unencumbered software released into the public domain')],
  ['PostgreSQL', text => text.includes('without fee, and without a written agreement is hereby granted')],
  ['MIT', text => text.includes(mitGrant) && text.includes('this permission notice shall be included')],
  [
    'MIT',
    text => text.includes(mitGrant) && text.includes('this permission notice (including the next paragraph)'),
  ],
  ['MIT-0', text => text.includes(mitGrant) && !text.includes('permission notice')],
  ['ISC', text => [iscGrant, iscGrantOld].some(grant => text.includes(`${grant}, provided that the above`))],
  ['0BSD', text => text.includes(`${iscGrant}.`)],
  ['BSD-4-Clause', text => text.includes(bsdGrant) && text.includes('advertising materials')],
  ['BSD-3-Clause', text => text.includes(bsdGrant) && /neither the names? of/.test(text)],
  ['BSD-2-Clause', text => text.includes(bsdGrant)],
]

const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PostgreSQL',
  'Unlicense',
])

export const isAllowed = licence => allowed.has(licence)

/** Recognises the SPDX id of a licence by its text, never by the manifest. */
export function recogniseLicence(contents) {
  const text = contents.toLowerCase().replace(/[\s>*#_`"“”]+/g, ' ')
  const bad = refused.find(([, pattern]) => pattern.test(text))
  if (bad) return bad[0]
  return known.find(([, matches]) => matches(text))?.[0]
}
