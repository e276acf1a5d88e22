vcl 4.1;

# Varnish 6.0 or newer in front of one guide or several; TLS ends before it (hitch, nginx) or at a CDN.
# Start it with -p http_gzip_support=off, so that the guide's brotli and gzip pass as they are.

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
    .connect_timeout = 2s;
    .first_byte_timeout = 10s;
}

# Who may ban: the machine from which npm run publish is run.
acl publishers {
    "127.0.0.1";
    "::1";
}

sub vcl_init {
    new guides = directors.round_robin();
    guides.add_backend(guide1);
}

sub vcl_recv {
    set req.backend_hint = guides.backend();

    # Everything that is not of this revision goes: curl -X BAN -H "X-Revision: postgres-12-1a2b3c4d" http://127.0.0.1:6081/
    if (req.method == "BAN") {
        if (client.ip !~ publishers) {
            return (synth(403, "Not from here"));
        }
        if (!req.http.X-Revision) {
            return (synth(400, "X-Revision is missing"));
        }
        ban("obj.http.X-Revision ~ . && obj.http.X-Revision != " + req.http.X-Revision);
        return (synth(200, "Banned"));
    }

    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }

    # The site sets no cookie and its answers depend on none; without this, a cookie of a visitor statistic would pass the cache.
    unset req.http.Cookie;

    # Two encodings and none are all the variants there are.
    if (req.http.Accept-Encoding ~ "br") {
        set req.http.Accept-Encoding = "br";
    } elsif (req.http.Accept-Encoding ~ "gzip") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }

    # stale-while-revalidate while a guide answers, stale-if-error while none does. The API says the former in CDN-Cache-Control.
    if (std.healthy(req.backend_hint)) {
        set req.grace = 60s;
    } else {
        set req.grace = 1d;
    }
    return (hash);
}

sub vcl_backend_response {
    if (beresp.http.Cache-Control ~ "stale-if-error") {
        set beresp.grace = 1d;
    }
    # A faulty answer does not take the place of a good one.
    if (beresp.status >= 500 && bereq.is_bgfetch) {
        return (abandon);
    }
}

sub vcl_deliver {
    set resp.http.X-Cache = "MISS";
    if (obj.hits > 0) {
        set resp.http.X-Cache = "HIT";
    }
}

sub vcl_backend_error {
    set beresp.http.Content-Type = "text/html; charset=utf-8";
    set beresp.http.Retry-After = "30";
    set beresp.http.Cache-Control = "no-store";
    synthetic({"<!doctype html><html lang="en"><meta charset="utf-8"><title>Back in a moment</title>
<h1>Back in a moment</h1><p>The guide cannot be shown right now. Please try again in a minute.</p>"});
    return (deliver);
}
