vcl 4.1;

# Varnish 6.0 or newer in front of one or more servers; TLS ends before it (hitch, nginx) or at a
# CDN. Start it with a second address for bans, reachable only from this machine:
#   varnishd -f /etc/varnish/guide.vcl -a :6081 -a purge=127.0.0.1:6082
# It keeps one form of each response, gzip, and unpacks it for clients that don't accept that.

import std;
import directors;

probe ready {
    .url = "/readyz";
    .interval = 2s;
    .timeout = 1s;
    .window = 3;
    .threshold = 2;
    .initial = 1;
}

backend guide1 {
    .host = "127.0.0.1";
    .port = "3000";
    .probe = ready;
    .connect_timeout = 1s;
    .first_byte_timeout = 5s;
}

sub vcl_init {
    new guides = directors.round_robin();
    guides.add_backend(guide1);
}

sub vcl_recv {
    set req.backend_hint = guides.backend();

    # A request has no fragment. The guide says so, too, but not while it is away. Varnish takes the
    # host of "http://a#b/events" to be "a#b".
    if (req.url ~ "#" || req.http.Host ~ "#") {
        return (synth(400, "A URL without a fragment, please"));
    }

    # Drops everything that isn't of this revision:
    #   curl -X BAN -H "X-Revision: postgres-1a2b3c4d5e6f7081" http://127.0.0.1:6082/
    if (req.method == "BAN") {
        if (local.socket != "purge") {
            return (synth(405, "Not here"));
        }
        if (req.http.X-Revision !~ "^[A-Za-z0-9_-]+$") {
            return (synth(400, "X-Revision must be the name of a revision"));
        }
        ban("obj.http.X-Revision ~ . && obj.http.X-Revision != " + req.http.X-Revision);
        return (synth(200, "Banned"));
    }

    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }

    # The guide never reads the name, but refuses one that is none.
    set req.http.Host = "guide";

    # The site sets no cookies and no response depends on one; without this, an analytics cookie
    # would bypass the cache.
    unset req.http.Cookie;

    # For monitoring on this machine, not for the public.
    if (regsub(req.url, "[?#].*$", "") ~ "^/(readyz|livez)$" && local.socket != "purge") {
        return (synth(403, "Not from here"));
    }

    # stale-while-revalidate while a server is healthy; stale-if-error while none is, and after one
    # has failed to answer. The API sends the former in CDN-Cache-Control.
    if (std.healthy(req.backend_hint) && req.restarts == 0) {
        set req.grace = 60s;
    } else {
        set req.grace = 1d;
    }
    return (hash);
}

# What the guide finds a page by: a query changes no page, and the server never reads the host name.
sub vcl_hash {
    hash_data(regsub(req.url, "[?#].*$", ""));
    return (lookup);
}

sub vcl_backend_response {
    # An error must not replace a good copy, but a page can be gone.
    if (beresp.status >= 400 && beresp.status != 404 && bereq.is_bgfetch) {
        return (abandon);
    }
    # A redirect keeps the query of its own request, so other visitors must not get a copy. That
    # something isn't kept is known for a second, so that nobody waits for another's answer; for
    # longer, requests for what doesn't exist would fill the memory.
    if (beresp.http.Location || beresp.http.Cache-Control ~ "no-store") {
        set beresp.uncacheable = true;
        set beresp.ttl = 1s;
        set beresp.grace = 0s;
        set beresp.keep = 0s;
        return (deliver);
    }
    if (beresp.http.Cache-Control ~ "stale-if-error") {
        set beresp.grace = 1d;
    }
}

sub vcl_deliver {
    # The server failed to answer: an old copy is better.
    if (resp.status >= 500 && req.restarts == 0) {
        return (restart);
    }
    set resp.http.X-Cache = "MISS";
    if (obj.hits > 0) {
        set resp.http.X-Cache = "HIT";
    }
}

sub vcl_backend_error {
    # Keep the copy that is being shown.
    if (bereq.is_bgfetch) {
        return (abandon);
    }
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    set beresp.http.Content-Type = "text/html; charset=utf-8";
    set beresp.http.Retry-After = "30";
    set beresp.http.Cache-Control = "no-store";
    synthetic({"<!doctype html><html lang="en"><meta charset="utf-8"><title>Back in a moment</title>
<h1>Back in a moment</h1><p>This site is unavailable right now. Please try again in a minute.</p>"});
    return (deliver);
}
