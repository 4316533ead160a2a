import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { cssVariablesResolver, theme } from '../ui/theme.ts';
import { CrashScreen } from './CrashScreen.tsx';

/** What every page stands on. The language is the shell's: it follows the address. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <CrashScreen>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
        {children}
      </MantineProvider>
    </CrashScreen>
  );
}
