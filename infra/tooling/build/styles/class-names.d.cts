export declare const className: (file: string, local: string) => string;
export declare const classNamesIn: (file: string, css: string) => Readonly<Record<string, string>>;
export declare const pageSheet: (file: string, css: string) => string;
export declare const modules: Readonly<Record<string, unknown>>;
