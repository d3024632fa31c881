declare module 'saxen' {
  type Decode = (text: string) => string;
  export class Parser {
    on(
      event: 'openTag',
      heard: (name: string, attributesOf: () => Readonly<Record<string, string>>, decode: Decode) => void,
    ): this;
    on(event: 'closeTag', heard: (name: string) => void): this;
    parse(xml: string): this;
  }
}
