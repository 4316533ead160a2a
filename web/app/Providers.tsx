import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { cssVariablesResolver, theme } from '../ui/theme.ts';
import { CrashScreen } from './CrashScreen.tsx';

/** The shell provides the language, which follows the URL. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <CrashScreen>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
        {children}
      </MantineProvider>
    </CrashScreen>
  );
}
