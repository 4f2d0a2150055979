import { isProxyAddress } from "@/lib/domains/proxies";

test.each(["104.16.0.1", "172.67.1.2", "188.114.97.3", "2606:4700::6810:1"])(
  "%p is the address of a proxy",
  (address) => {
    expect(isProxyAddress(address)).toBe(true);
  },
);

test.each(["203.0.113.5", "104.32.0.1", "2001:db8::1"])("%p is not the address of a proxy", (address) => {
  expect(isProxyAddress(address)).toBe(false);
});
