import { connect, startPortico } from '@portico/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { settle } from '../../../core/test/createFakeEnvironment.js'
import { createTestPortico } from '../../../core/test/createTestPortico.js'
import { PorticoProvider } from '../PorticoProvider.js'
import { CustomButton, type CustomButtonRender } from './CustomButton.js'

/** A server renders once, with the disconnected state. */
function draw(kit: ReturnType<typeof createTestPortico>): CustomButtonRender {
  let given: CustomButtonRender | undefined
  renderToStaticMarkup(
    <PorticoProvider portico={kit.portico}>
      <CustomButton label="Sign in">
        {button => {
          given = button
          return (
            <button type="button" {...button.props}>
              {button.label}
            </button>
          )
        }}
      </CustomButton>
    </PorticoProvider>,
  )
  if (!given) throw new Error('Nothing was drawn.')
  return given
}

it('gives all that a button of the site’s own needs, and opens and closes by its props [E-04]', () => {
  const kit = createTestPortico()
  const button = draw(kit)
  expect(button).toMatchObject({ kind: 'connect', label: 'Sign in', open: false, address: undefined })
  expect(button.network?.name).toBeTypeOf('string')
  expect(button.props).toMatchObject({ 'aria-haspopup': 'dialog', 'aria-expanded': false })
  button.props.onClick()
  expect(kit.portico.store.get().modal.open).toBe(true)
  button.props.onClick()
  expect(kit.portico.store.get().modal.open).toBe(false)
  button.networkProps.onClick()
  expect(kit.portico.store.get().router.stack).toEqual([{ name: 'Networks' }])
})

it('is drawn without an account on a server, whoever was connected before [E-04]', async () => {
  const kit = createTestPortico()
  startPortico(kit.portico)
  await settle()
  await connect(kit.portico, { connectorId: 'io.fake' })
  expect(draw(kit).kind).toBe('connect')
})
