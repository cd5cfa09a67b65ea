import { formatDay } from './formatDay.js'
import { formatHours, formatWait } from './formatHours.js'
import type { MailTexts } from './MailTexts.js'

export const ko: MailTexts = {
  describeDevice: ({ browser = '브라우저', system }) => (system ? `${system}의 ${browser}` : browser),
  code: ({ code, site, device }) => ({
    subject: `${code} — ${site} 인증 코드`,
    text: [
      `${site} 인증 코드:`,
      '',
      `    ${code}`,
      '',
      `5분 동안, 코드를 요청한 ${device}에서만 유효합니다.`,
      `${site}에만 입력하고 누구에게도 알려 주지 마세요.`,
      '본인이 아니라면 이 이메일을 무시하세요. 코드 없이는 아무도 들어올 수 없습니다.',
    ].join('\n'),
  }),
  approval({ link, site, device, since, wait }) {
    const waiting = ` 그 후 기기는 ${formatWait(wait, 'ko')} 더 기다립니다. 그때까지 거부할 수 있습니다.`
    return {
      subject: `새 기기가 ${site}의 지갑을 사용하려고 합니다`,
      text: [
        `새 기기(${device})가 ${site}의 지갑을 사용하려고 합니다. 이메일로 받은 코드로 로그인했습니다.`,
        '',
        '본인인가요? 이 페이지를 열고 새 기기에 표시된 번호를 입력하세요.',
        '본인이 아닌가요? 그곳에서 거부하거나 이 이메일을 무시하세요. 번호 없이는 아무도 들어올 수 없습니다.',
        `지갑은 ${formatDay(since, 'ko')}에 만들어졌습니다. 만든 적이 없다면 거부하세요.`,
        '',
        link,
        '',
        `링크는 10분 동안 유효합니다.${wait > 0 ? waiting : ''}`,
      ].join('\n'),
    }
  },
  reuse: () => ({
    subject: '지갑에서 로그아웃되었습니다',
    text: [
      '내 브라우저만 가져야 할 비밀 정보가 두 번 사용되었습니다. 안전을 위해 해당 브라우저를 로그아웃했습니다.',
      '지갑을 사용하는 곳에서 다시 로그인하세요. 지갑 자체는 안전합니다.',
    ].join('\n'),
  }),
  lock: ({ hours }) => ({
    subject: '누군가 지갑의 코드를 추측하고 있습니다',
    text: [
      '내 이메일 주소에 대해 틀린 코드가 여러 번 입력되었습니다. 누군가 추측하고 있을 수 있습니다.',
      `이제부터 새 기기는 ${formatHours(hours, 'ko')} 동안 기다려야 지갑을 사용할 수 있습니다. 이미 사용 중인 기기는 이전처럼 작동합니다.`,
    ].join('\n'),
  }),
  oldMailbox: ({ code, site, device, email }) => ({
    subject: `${code} — ${site} 이메일 주소 변경 코드`,
    text: [
      `${site}의 지갑에 새 이메일 주소가 등록됩니다: ${email}`,
      '이 변경을 위한 코드:',
      '',
      `    ${code}`,
      '',
      `5분 동안, 코드를 요청한 ${device}에서만 유효합니다.`,
      '새 메일함을 읽는 사람은 이후 지갑에 로그인할 수 있습니다.',
      '본인이 아닌가요? 이 이메일을 무시하고 코드를 누구에게도 알려 주지 마세요.',
    ].join('\n'),
  }),
  newMailbox: ({ code, site }) => ({
    subject: `${code} — ${site}에서 이 이메일 주소를 사용하기 위한 코드`,
    text: [
      `${site}의 지갑에 이 이메일 주소가 등록됩니다. 이를 위한 코드:`,
      '',
      `    ${code}`,
      '',
      '5분 동안 유효합니다. 본인이 아니라면 이 이메일을 무시하세요.',
    ].join('\n'),
  }),
  moved: ({ before, after }) => ({
    subject: '지갑의 이메일 주소가 변경되었습니다',
    text: [
      `지갑의 이메일 주소가 ${before}에서 ${after}(으)로 변경되었습니다.`,
      '이제부터 새 주소로 로그인하세요. 계정은 그대로 유지됩니다.',
    ].join('\n'),
  }),
  approvalPage: {
    title: '지갑에 새 기기',
    question:
      '{device}에서 {site}의 내 지갑을 사용하려고 합니다. 지금 그곳에서 로그인하는 사람이 본인일 때만 승인하세요.',
    label: '새 기기에 표시된 번호',
    hint: '세 자리입니다. 한 번만 입력할 수 있습니다.',
    approve: '승인',
    refuse: '거부',
    refuseAfterAll: '그래도 거부',
    noNumber: '새 기기에 표시된 세 자리 숫자를 입력하세요.',
    tooEarly: '새 기기에 아직 번호가 표시되지 않았습니다. 표시될 때까지 기다리세요.',
    approved: '이 기기가 승인되었습니다. 이 페이지를 닫고 그곳에서 계속하세요.',
    refused: '이 기기를 거부했습니다. 내 지갑을 사용할 수 없습니다.',
    mismatched: '이 기기의 번호가 아니어서 승인되지 않았습니다. 아무도 들어오지 못했습니다.',
    mismatchedHint:
      '잘못 입력했다면 새 기기에서 다시 요청하세요. 올바른 번호를 입력했다면 이 이메일은 다른 사람의 기기에 대한 것입니다.',
    expired: '만료된 링크입니다. 기기에서 다시 로그인하여 새 링크를 받으세요.',
    unknown: '유효하지 않은 링크입니다.',
    released: '이 기기는 이미 지갑을 사용하고 있습니다. 이 페이지를 닫아도 됩니다.',
  },
}
