import { createContext, type ReactNode } from 'react';

/** Draws the text of a figure in another way than plainly. */
export type DrawFigure = (text: string) => ReactNode;

export const FigureDrawing = createContext<DrawFigure | undefined>(undefined);
