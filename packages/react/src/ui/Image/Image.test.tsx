import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AheadContext } from '../Dialog/DrawnAhead.js'
import { Image, type SeenPictures, SeenPicturesContext } from './Image.js'

const written = 'data:image/svg+xml,%3Csvg/%3E'
const elsewhere = 'https://pictures.example/a.png'

const draw = (props: Partial<Parameters<typeof Image>[0]>, seen: SeenPictures = new Map()) =>
  renderToStaticMarkup(
    <SeenPicturesContext.Provider value={seen}>
      <Image name="Alder" {...props} />
    </SeenPicturesContext.Provider>,
  )

it('shows a picture that is written out in its address in the first frame, without a monogram under it', () => {
  for (const isAhead of [true, false]) {
    const markup = renderToStaticMarkup(
      <AheadContext.Provider value={isAhead}>
        <Image name="Alder" src={written} />
      </AheadContext.Provider>,
    )
    expect(markup).toContain('data-status="here"')
    expect(markup).toContain('decoding="sync"')
    expect(markup).not.toContain('image-monogram')
  }
})

it('keeps its place with a monogram for one that has yet to come', () => {
  const markup = draw({ src: elsewhere })
  expect(markup).toContain('data-status="loading"')
  expect(markup).toContain('image-monogram')
})

it('shows at once what was seen elsewhere a moment ago, and a letter, not a grey box, for what broke there', () => {
  const came = draw({ src: elsewhere }, new Map([[elsewhere, true]]))
  expect(came).toContain('data-status="here"')
  expect(came).not.toContain('image-monogram')
  expect(draw({ src: elsewhere }, new Map([[elsewhere, false]]))).toContain('data-status="none"')
})

it('has something stand in for a picture on its way, instead of a grey box', () => {
  const markup = draw({ src: elsewhere, standIn: written })
  expect(markup).toContain('data-status="held"')
  expect(markup).toContain('class="image-under"')
  expect(markup).not.toContain('image-monogram')
})
