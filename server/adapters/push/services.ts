/** `*.` in a service stands for any name below it. An address with a user name or another port is never accepted. */
export function ofServices(services: readonly string[]): (endpoint: string) => boolean {
  return (endpoint) => {
    if (!URL.canParse(endpoint)) return false;
    const { origin, protocol, host, username, password } = new URL(endpoint);
    if (username || password) return false;
    return services.some((service) => {
      const [scheme, name = ''] = service.split('//');
      return name.startsWith('*.') ? protocol === scheme && host.endsWith(name.slice(1)) : origin === service;
    });
  };
}
