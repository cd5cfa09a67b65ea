/**
 * Embeds the vault as the kit does, but without the kit's delay of half a second. Runs in the page.
 * @param {{ src: string, origin: string }} place
 * @returns {Promise<number>} milliseconds from the load of the frame until the vault reports that it is ready
 */
export async function embedVault({ src, origin }) {
  document.querySelector('iframe')?.remove()
  const frame = document.createElement('iframe')
  frame.src = src
  frame.style.cssText = 'position:fixed;left:0;top:0;width:400px;height:600px;border:0;z-index:99'
  document.body.append(frame)
  await new Promise(resolve => frame.addEventListener('load', resolve))
  const loaded = performance.now()
  const { port1, port2 } = new MessageChannel()
  const waiting = new Map()
  let seq = 0
  const createId = () => crypto.randomUUID().replaceAll('-', '')
  globalThis.askVault = (name, payload) =>
    new Promise(resolve => {
      const id = createId()
      waiting.set(id, resolve)
      const envelope = { v: 4, id, seq: seq++, t: `@w3m-app/${name}` }
      port1.postMessage(payload === undefined ? envelope : { ...envelope, p: payload })
    })
  const ready = new Promise(resolve => {
    port1.onmessage = ({ data }) => {
      if (data.t === '@w3m-frame/READY') resolve(performance.now())
      waiting.get(data.id)?.({ ...data, at: Date.now() })
    }
  })
  frame.contentWindow.postMessage({ t: 'init', v: 4, nonce: createId() }, origin, [port2])
  return (await ready) - loaded
}
