import { providers, utils } from 'ethers5'
import { ethers5Adapter, getEthers5Signer } from 'portico/ethers5'
import { NetworkButton, PorticoButton, PorticoProvider } from 'portico/react'
import '../site/site.css'
import { receiver } from '../playground/samples.ts'
import { ActionCard } from '../site/ActionCard.tsx'
import { createDemoPortico } from '../site/createDemoPortico.ts'
import { getEmailSources } from '../site/getEmailSources.ts'
import { mount } from '../site/mount.tsx'
import { Page } from '../site/Page.tsx'

const portico = createDemoPortico({ adapters: [ethers5Adapter()], sources: getEmailSources() })

function sign(): Promise<string> {
  return getEthers5Signer(portico, providers).signMessage('Hello from ethers 5')
}

async function send(): Promise<string> {
  const signer = getEthers5Signer(portico, providers)
  const response = await signer.sendTransaction({ to: receiver, value: utils.parseEther('0.01') })
  const receipt = await response.wait()
  return `${response.hash} ${receipt.status === 1 ? 'success' : 'reverted'}`
}

mount(
  <PorticoProvider portico={portico}>
    <Page title="With ethers 5" about="The connected account as a signer of the site's own ethers.">
      <div className="line">
        <PorticoButton />
        <NetworkButton />
      </div>
      <ActionCard title="signer.signMessage" method="Sign" run={async () => sign()} />
      <ActionCard title="signer.sendTransaction" method="Send" run={send} />
    </Page>
  </PorticoProvider>,
)
