// Jest loads this in place of the package "server-only", which throws outside of server components.
export {};
