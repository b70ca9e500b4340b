import { createContext, type ReactNode } from 'react';

/** The list of the office's pages, which its frame brings for phones. */
export const OfficePagesContext = createContext<ReactNode>(null);
