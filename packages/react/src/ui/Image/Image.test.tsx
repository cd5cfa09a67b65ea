import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AheadContext } from '../AheadContext.js'
import { Image } from './Image.js'

const written = 'data:image/svg+xml,%3Csvg/%3E'

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
  const markup = renderToStaticMarkup(<Image name="Alder" src="https://pictures.example/a.png" />)
  expect(markup).toContain('data-status="loading"')
  expect(markup).toContain('image-monogram')
})
