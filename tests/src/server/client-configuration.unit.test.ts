import { clientConfiguration, outsideOrigins } from '#src/server/client-configuration';

const accountService = {
  askUrl: 'https://id.test/ticket?x=1',
  serviceKey: 'zj',
  verifyUrl: 'https://id.test/verify',
  secret: 's3cret',
};
const signOnImage = 'https://pic.test/sign-on.gif';

describe('hosts outside', () => {
  it('are named to the browser with all it needs and no secret, and its policy lets it ask them', () => {
    const settings = { demo: false, accountService, signOnImage };
    expect(clientConfiguration(settings)).toEqual({
      protect: false,
      ticket: { url: accountService.askUrl, serviceKey: 'zj' },
      signOnImage,
    });
    expect(outsideOrigins(settings)).toMatchObject({
      connect: ['https://id.test'],
      image: ['https://pic.test'],
    });
  });

  it('are stood in for by this server in demo mode, and are nowhere when none is set', () => {
    expect(clientConfiguration({ demo: true, accountService, signOnImage })).toMatchObject({
      signOnImage: '/dev/sign-on',
    });
    expect(outsideOrigins({ demo: true, accountService, signOnImage })).toMatchObject({
      connect: [],
      image: [],
    });
    const errorReportDsn = 'https://key@errors.test/7';
    expect(clientConfiguration({ demo: true, errorReportDsn })).toMatchObject({
      errorReporting: { dsn: errorReportDsn },
    });
    expect(outsideOrigins({ demo: true, errorReportDsn }).connect).toEqual(['https://errors.test']);
    expect(clientConfiguration({ demo: false, protect: true })).toEqual({ protect: true });
  });

  it('show the robot and the film the operator has named; in demo mode there is a tutorial without any', () => {
    const service = {
      robotScript: 'https://robot.test/r.js',
      tutorial: { video: 'https://film.test/t.mp4', subtitles: 'https://text.test/t.vtt' },
    };
    expect(clientConfiguration({ demo: false, service })).toMatchObject(service);
    expect(outsideOrigins({ demo: false, service })).toMatchObject({
      robot: ['https://robot.test'],
      film: ['https://film.test', 'https://text.test'],
    });
    expect(clientConfiguration({ demo: true, service: {} })).toMatchObject({ tutorial: { video: 'slides' } });
    const slides = { tutorial: { video: 'slides' } };
    expect(outsideOrigins({ demo: false, service: slides })).toMatchObject({ robot: [], film: [] });
  });

  it('[LOGIN-007][LOGIN-008] name the pages of the account site', () => {
    const accountSite = { forgotPasswordUrl: 'https://id.test/forgot', registerUrl: 'https://id.test/join' };
    expect(clientConfiguration({ demo: true, accountSite })).toMatchObject({ accountSite });
  });
});
