import { formatDay } from './formatDay.js'
import { formatHours, formatWait } from './formatHours.js'
import type { MailTexts } from './MailTexts.js'

export const vi: MailTexts = {
  describeDevice: ({ browser = 'một trình duyệt', system }) =>
    system ? `${browser} trên ${system}` : browser,
  code: ({ code, site, device }) => ({
    subject: `${code} là mã của bạn cho ${site}`,
    text: [
      `Mã của bạn cho ${site}:`,
      '',
      `    ${code}`,
      '',
      `Mã có hiệu lực 5 phút, trong ${device}, nơi đã yêu cầu mã.`,
      `Chỉ nhập mã trên ${site} và đừng chia sẻ với ai.`,
      'Không phải bạn? Bạn có thể bỏ qua email này. Không ai vào được nếu thiếu mã.',
    ].join('\n'),
  }),
  approval({ link, site, device, since, wait }) {
    const waiting = ` Sau đó thiết bị chờ thêm ${formatWait(wait, 'vi')}. Đến lúc đó bạn vẫn từ chối được.`
    return {
      subject: `Một thiết bị mới muốn dùng ví của bạn trên ${site}`,
      text: [
        `Một thiết bị mới (${device}) muốn dùng ví của bạn trên ${site}. Nó đã đăng nhập bằng mã từ email của bạn.`,
        '',
        'Có phải bạn không? Mở trang này và nhập số mà thiết bị mới hiện.',
        'Không phải bạn? Hãy từ chối ở đó hoặc bỏ qua email này. Không ai vào được nếu thiếu số.',
        `Ví của bạn được tạo ngày ${formatDay(since, 'vi')}. Nếu bạn chưa từng tạo, hãy từ chối.`,
        '',
        link,
        '',
        `Liên kết có hiệu lực 10 phút.${wait > 0 ? waiting : ''}`,
      ].join('\n'),
    }
  },
  reuse: () => ({
    subject: 'Bạn đã bị đăng xuất khỏi ví',
    text: [
      'Một bí mật mà chỉ trình duyệt của bạn nên có đã được dùng hai lần. Để an toàn, chúng tôi đã đăng xuất trình duyệt đó.',
      'Hãy đăng nhập lại nơi bạn dùng ví. Bản thân ví vẫn an toàn.',
    ].join('\n'),
  }),
  lock: ({ hours }) => ({
    subject: 'Có người đang đoán mã ví của bạn',
    text: [
      'Nhiều mã sai đã được nhập cho địa chỉ email của bạn. Có thể ai đó đang đoán.',
      `Từ giờ mỗi thiết bị mới phải chờ ${formatHours(hours, 'vi')} trước khi dùng được ví của bạn. Các thiết bị bạn đang dùng vẫn hoạt động như trước.`,
    ].join('\n'),
  }),
  oldMailbox: ({ code, site, device, email }) => ({
    subject: `${code} là mã để đổi địa chỉ email của bạn trên ${site}`,
    text: [
      `Ví của bạn trên ${site} sắp có địa chỉ email mới: ${email}`,
      'Mã của bạn cho thay đổi này:',
      '',
      `    ${code}`,
      '',
      `Mã có hiệu lực 5 phút, trong ${device}, nơi đã yêu cầu mã.`,
      'Ai đọc hộp thư mới sẽ đăng nhập được ví của bạn.',
      'Không phải bạn? Hãy bỏ qua email này và đừng chia sẻ mã với ai.',
    ].join('\n'),
  }),
  newMailbox: ({ code, site }) => ({
    subject: `${code} là mã để dùng địa chỉ email này trên ${site}`,
    text: [
      `Một ví trên ${site} sắp có địa chỉ email này. Mã cho việc đó:`,
      '',
      `    ${code}`,
      '',
      'Mã có hiệu lực 5 phút. Không phải bạn? Bạn có thể bỏ qua email này.',
    ].join('\n'),
  }),
  moved: ({ before, after }) => ({
    subject: 'Địa chỉ email của ví đã thay đổi',
    text: [
      `Địa chỉ email của ví trước là ${before} và giờ là ${after}.`,
      'Từ giờ hãy đăng nhập bằng địa chỉ mới. Các tài khoản vẫn như cũ.',
    ].join('\n'),
  }),
  approvalPage: {
    title: 'Thiết bị mới cho ví của bạn',
    question: '{device} muốn dùng ví của bạn trên {site}. Chỉ duyệt nếu chính bạn đang đăng nhập ở đó.',
    label: 'Số mà thiết bị mới hiện',
    hint: 'Ba chữ số. Bạn có một lần thử.',
    approve: 'Duyệt',
    refuse: 'Từ chối',
    refuseAfterAll: 'Vẫn từ chối',
    noNumber: 'Nhập ba chữ số mà thiết bị mới hiện.',
    tooEarly: 'Thiết bị mới chưa hiện số. Hãy chờ đến khi có.',
    approved: 'Thiết bị này đã được duyệt. Bạn có thể đóng trang này và tiếp tục ở đó.',
    refused: 'Thiết bị này đã bị từ chối. Nó không dùng được ví của bạn.',
    mismatched: 'Đó không phải số của thiết bị này nên không được duyệt. Không ai vào được.',
    mismatchedHint:
      'Nếu bạn gõ nhầm, hãy yêu cầu lại trên thiết bị mới. Nếu số đúng, email này là cho thiết bị của người khác.',
    expired: 'Liên kết này đã hết hiệu lực. Đăng nhập lại trên thiết bị để nhận liên kết khác.',
    unknown: 'Liên kết này không hợp lệ.',
    released: 'Thiết bị này đã dùng ví của bạn. Bạn có thể đóng trang này.',
  },
}
